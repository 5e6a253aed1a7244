import { adjust } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { silhouette, spine } from '../../outline/silhouette.ts';
import { pointOn, tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';
import { naturalBloom } from './bloom.ts';

const BELL = silhouette('-3 -2, 3 -2, 8 6, 9 14, 5 19, 2 16, 0 20, -2 16, -5 19, -9 14, -8 6');
const STALKS = [
  '0 98 4, -4 30 3, 8 -40 2, 4 -98 1',
  '-3 60 3, -24 10 2, -38 -52 1',
  '0 44 3, 26 0 2, 44 -48 1',
];

/** A sprig of heather: small bells along its stalks. */
export const heather: Subject = {
  id: 'heather',
  group: 'flower',
  words: ['heather', 'ling', 'erica', 'sprig of heather', 'heather sprig'],
  shows: ['bell', 'sprig', 'stalk'],
  parts: ['bell', 'sprig'],
  turns: 'tilt',
  habit: 'stem',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#a25a9c', '#b574ae', '#8f5aa0']);
    const green = tint(pen, pen.palette.leaves[0]);
    for (const [k, line] of STALKS.entries()) {
      edged(f, tube(line), { colour: adjust(green, -0.06) });
      const points = spine(line);
      const count = k === 0 ? 16 : 9;
      for (let i = 0; i < count; i += 1) {
        const t = lerp(k === 0 ? 0.9 : 0.5, points.length - 1.02, i / (count - 1));
        const [x, y] = pointOn(points, t);
        const side = i % 2 === 0 ? -1 : 1;
        const size = lerp(1.15, 0.6, i / count);
        f.line(
          [
            [x, y],
            [x - side * 0.07, y - 0.07],
          ],
          { colour: green, width: 0.022 },
        );
        f.at({ x: x + side * 0.035, y, turn: -side * 1.1 }, () => {
          pen.ctx.scale(size, size);
          edged(f, BELL, { colour: i % 3 === 0 ? deep : colour, tip: pale });
        });
      }
    }
  },
};
