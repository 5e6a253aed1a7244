import { adjust, mix } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { petalFan, petalFrom } from '../pieces/petals.ts';
import { scales } from '../pieces/scales.ts';
import { naturalBloom } from './bloom.ts';

const GLOBE = mirrored('0 -26, 22 -22, 32 0, 26 22, 12 32, 0 34');
const JAGGED = silhouette(
  '0 0, -8 -10, -24 -12!, -13 -22, -28 -34!, -12 -42, -20 -60!, -6 -66, 0 -92!, 6 -66, 20 -60!, 12 -42, 28 -34!, 13 -22, 24 -12!, 8 -10',
);

/** A thistle: a purple tuft over its spiny globe, with jagged leaves. */
export const thistle: Subject = {
  id: 'thistle',
  group: 'flower',
  words: ['thistle', 'scottish thistle', 'scotch thistle'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#a35fae', '#b06fb4', '#8f5fb4']);
    const [green, far] = pen.palette.leaves;
    const grey = mix(green, '#a4b3a2', 0.3);
    edged(f, tube('4 104 4, 0 60 3.6, 0 10 3.6'), { colour: grey });
    for (const [y, turn, size, shade] of [
      [1, 0.95, 0.9, far],
      [0.96, -1, 0.94, grey],
      [0.62, 0.8, 0.66, grey],
      [0.56, -0.75, 0.56, far],
    ] as const)
      f.at({ y, turn }, () => {
        pen.ctx.scale(size, size);
        edged(f, JAGGED, { colour: adjust(shade, -0.05), tip: adjust(shade, 0.04) });
        f.line(silhouette('0 0, 1 -40, 0 -84'), {
          colour: adjust(shade, 0.14),
          width: 0.018,
          alpha: 0.8,
        });
      });
    f.at({ y: -0.12 }, () => {
      petalFan(f, { count: f.fine ? 21 : 9, from: -0.95, to: 0.95, shake: 0.05 }, () =>
        petalFrom(
          f,
          { length: pen.rng.range(0.7, 0.86), width: 0.1, tip: 'pointed' },
          { root: adjust(deep, -0.06), tip: mix(colour, pale, pen.rng.next()) },
        ),
      );
      for (const turn of [1.2, 1.55, 1.95, 2.4])
        for (const side of [-1, 1])
          f.at({ turn: turn * side }, () =>
            f.line(
              [
                [0, -0.24],
                [0, -0.4],
              ],
              { colour: grey, width: 0.032 },
            ),
          );
      edged(f, GLOBE, { colour: adjust(grey, -0.04), tip: adjust(grey, 0.04) });
      scales(f, GLOBE, { colour: adjust(grey, -0.2), size: 0.14, turn: Math.PI, width: 0.018 });
    });
  },
};
