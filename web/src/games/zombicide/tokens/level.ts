// Danger levels in their order.
export const levels = ['blue', 'yellow', 'orange', 'red'] as const;
export type Level = (typeof levels)[number];
