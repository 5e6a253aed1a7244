import type { Hex } from '../../../core/colour.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';
import { citrusSlice } from './citrus-slice.ts';

const sliceOf = (id: string, words: readonly string[], peel: Hex): Subject => ({
  id,
  group: 'fruit',
  words: [...words, 'citrus slice', 'fruit slice', 'citrus', 'citrus fruit'],
  shows: ['sliced', 'cut', 'half', 'halved'],
  turns: 'any',
  draw: (pen, radius) => {
    const colour = tint(pen, peel);
    citrusSlice(figure(pen, radius), { rind: colour, flesh: colour });
  },
});

/** Slices of citrus fruit seen from the cut side. */
export const lime = sliceOf('lime', ['lime', 'lime slice'], '#7fb23c');
export const lemonSlice = sliceOf('lemon slice', ['lemon slice', 'sliced lemon'], '#f0c436');
export const grapefruit = sliceOf(
  'grapefruit',
  ['grapefruit', 'grapefruit slice', 'blood orange', 'pink grapefruit', 'pomelo'],
  '#ee7f5a',
);
export const orangeSlice = sliceOf('orange slice', ['orange slice', 'sliced orange'], '#f09a32');
