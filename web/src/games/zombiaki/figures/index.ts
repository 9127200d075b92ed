// Every card of Zombiaki II by its id, as a figure.

import { arms } from './arms';
import { attachments } from './attachments';
import { cars } from './cars';
import type { Figure } from './figure';
import { objects } from './objects';
import { schemes } from './schemes';
import { zombies } from './zombies';

export type { Figure, Ink, Shape } from './figure';

export const figures: Readonly<Record<string, Figure>> = {
  ...zombies,
  ...attachments,
  ...schemes,
  ...arms,
  ...objects,
  ...cars,
};
