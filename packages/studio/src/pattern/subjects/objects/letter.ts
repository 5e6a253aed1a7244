import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const LETTERS = [
  '-60 86!, -12 -86!, 12 -86!, 60 86!, 34 86!, 24 46!, -24 46!, -34 86!',
  '-52 86!, -52 -86!, -24 -86!, -24 -14!, 26 -14!, 26 -86!, 54 -86!, 54 86!, 26 86!, 26 12!, -24 12!, -24 86!',
  '-46 86!, -46 -86!, 50 -86!, 50 -60!, -16 -60!, -16 -14!, 40 -14!, 40 12!, -16 12!, -16 60!, 50 60!, 50 86!',
  '-58 -86!, 58 -86!, 58 -58!, 16 -58!, 16 86!, -14 86!, -14 -58!, -58 -58!',
  '-66 86!, -66 -86!, -38 -86!, 0 -10!, 38 -86!, 66 -86!, 66 86!, 38 86!, 38 -30!, 8 30!, -8 30!, -38 -30!, -38 86!',
].map((text) => silhouette(text));

/** A bold letter of the alphabet. */
export const letter: Subject = {
  id: 'letter',
  group: 'object',
  words: [
    'letter',
    'letters',
    'alphabet',
    'alphabet letter',
    'abc',
    'typography',
    'monogram',
    'initial',
    'word',
    'text',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, pen.rng.pick(['#d8564a', '#3f7a9a', '#e0a83f', '#4f8a6c', '#8f5f9a']));
    const i = pen.rng.int(0, LETTERS.length - 1);
    edged(f, LETTERS[i], { colour: adjust(colour, -0.03), tip: adjust(colour, 0.04) });
    if (i === 0) f.fill(silhouette('-15 22!, 0 -40!, 15 22!'), { colour: pen.ground });
  },
};
