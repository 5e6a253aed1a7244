import type { Hex } from '../../../core/colour.ts';
import type { Pen } from '../../paint/pen.ts';
import { bananaLeaf } from './banana-leaf.ts';
import { elephantEar } from './elephant-ear.ts';
import { fanPalm } from './fan-palm.ts';
import { palmFrond } from './palm-frond.ts';
import { splitLeaf } from './split-leaf.ts';

/** Great leaves, each drawn `length` high from (0, 0) upwards. */
export const TROPICAL_LEAVES = {
  monstera: splitLeaf,
  palm: palmFrond,
  banana: bananaLeaf,
  fan: fanPalm,
  ear: elephantEar,
} satisfies Record<string, (pen: Pen, length: number, colour: Hex) => void>;

export type TropicalLeaf = keyof typeof TROPICAL_LEAVES;
