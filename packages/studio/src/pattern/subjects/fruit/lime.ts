import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';
import { citrusSlice } from './citrus-slice.ts';

const PEELS = ['#7fb23c', '#f0c436', '#ee7f5a'] as const;

export const lime: Subject = {
  id: 'lime',
  group: 'fruit',
  words: ['lime', 'citrus slice', 'lemon slice', 'fruit slice', 'citrus', 'citrus fruit'],
  turns: 'any',
  draw: (pen, radius) => {
    const colour = tint(pen, pen.rng.pick(PEELS));
    citrusSlice(figure(pen, radius), { rind: colour, flesh: colour });
  },
};
