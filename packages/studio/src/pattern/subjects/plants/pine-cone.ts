import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const CONE = mirrored('0 -44, 24 -34, 40 -6, 40 28, 26 62, 0 84!');
const SCALE = mirrored('0 12, 13 4, 14 -6, 0 -12');

/** A pine cone with two tufts of needles. */
export const pineCone: Subject = {
  id: 'pine cone',
  group: 'plant',
  words: ['pine cone', 'pinecone', 'fir cone', 'cone'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const brown = tint(pen, pen.rng.pick(['#8a5c3a', '#7a5034']));
    const green = tint(pen, '#4f7a55');
    for (const side of [-1, 1])
      for (let i = 0; i < 9; i += 1)
        f.line(
          silhouette(
            `${side * 6} -46, ${side * (20 + i * 8)} ${-60 - (8 - i) * 3}, ${side * (44 + i * 5)} ${-86 + i * 9}`,
          ),
          { colour: i % 2 === 0 ? green : adjust(green, 0.08), width: 0.03 },
        );
    edged(f, CONE, { colour: adjust(brown, -0.1), tip: adjust(brown, -0.04) });
    f.inside(CONE, () => {
      for (let row = 0; row < 9; row += 1)
        for (let i = -3; i <= 3; i += 1)
          f.at({ x: (i + (row % 2) / 2) * 0.2, y: -0.4 + row * 0.15 }, () =>
            edged(f, SCALE, {
              colour: adjust(brown, 0.02),
              tip: adjust(brown, 0.1),
              along: Math.PI,
            }),
          );
    });
  },
};
