import type { Budget } from "./Budget";
import type { Prices } from "./Prices";
import type { Who } from "./Who";
export type Dashboard = { who: Who | null, prices: Prices | null, needed: number | null, actions: Array<Budget>, };
