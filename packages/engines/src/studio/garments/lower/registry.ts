import type { Garment } from '../garment.ts';
import { cargo } from './cargo.ts';
import { culottes } from './culottes.ts';
import { jeans } from './jeans.ts';
import { joggers } from './joggers.ts';
import { leggings } from './leggings.ts';
import { palazzos } from './palazzos.ts';
import { shorts } from './shorts.ts';
import { skirt } from './skirt.ts';
import { trousers } from './trousers.ts';

/** Garments worn below the waist, and those that are one with the bodice. */
export const LOWER_GARMENTS: readonly Garment[] = [
  skirt,
  trousers,
  jeans,
  cargo,
  leggings,
  shorts,
  culottes,
  palazzos,
  joggers,
];
