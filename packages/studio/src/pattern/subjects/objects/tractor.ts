import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Disc, type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BONNET = silhouette('6 -22!, 66 -18!, 76 -8, 76 26!, 2 30!');
const SEAT = silhouette('-52 -10!, -12 -10!, 6 4, 8 34!, -40 34!, -60 14');
const ROOF = silhouette('-60 -88!, 6 -88!, 12 -78!, -64 -78!');
const GLASS = silhouette('-52 -76!, -2 -76!, 4 -24!, -52 -12!');

function wheel(f: Figure, [x, y, size]: Disc, { tyre, rim }: { tyre: Hex; rim: Hex }): void {
  for (let i = 0; i < 18; i += 1) {
    const turn = (i / 18) * TAU;
    f.line(
      [
        [x + Math.cos(turn) * size * 0.8, y + Math.sin(turn) * size * 0.8],
        [x + Math.cos(turn + 0.12) * size * 1.06, y + Math.sin(turn + 0.12) * size * 1.06],
      ],
      { colour: tyre, width: size * 0.16 },
    );
  }
  f.ball([x, y, size], { colour: tyre, tip: adjust(tyre, 0.05) });
  f.ball([x, y, size * 0.58], { colour: rim });
  f.ball([x, y, size * 0.2], { colour: adjust(rim, -0.18) });
  for (let i = 0; i < 6; i += 1)
    f.dot(
      [
        x + Math.cos((i / 6) * TAU) * size * 0.4,
        y + Math.sin((i / 6) * TAU) * size * 0.4,
        size * 0.06,
      ],
      adjust(rim, -0.2),
    );
}

/** A farm tractor from the side. */
export const tractor: Subject = {
  id: 'tractor',
  group: 'object',
  words: ['tractor', 'farm tractor', 'farm vehicle', 'farm'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const paint = tint(pen, pen.rng.pick(['#3f8a48', '#c8392f', '#3f78a8']));
    const dark = tint(pen, '#3a3a3d');
    const rim = tintOver(pen, '#efc443', dark);
    f.at({ flip: pen.rng.chance(0.5), y: 0.04 }, () => {
      f.line(silhouette('44 -18, 44 -52'), { colour: dark, width: 0.07 });
      f.fill(GLASS, { colour: tintOver(pen, '#cfe4ea', paint) });
      for (const post of ['-54 -80, -54 -8', '-2 -80, 6 -20', '-28 -80, -28 -10'])
        f.line(silhouette(post), { colour: paint, width: 0.055 });
      edged(f, ROOF, { colour: paint, tip: adjust(paint, 0.05) });
      edged(f, BONNET, { colour: adjust(paint, -0.03), tip: adjust(paint, 0.06) });
      for (const y of [-8, 0, 8])
        f.line(silhouette(`46 ${y}, 70 ${y}`), { colour: adjust(paint, -0.16), width: 0.03 });
      f.ball([0.74, -0.02, 0.06], { colour: rim });
      edged(f, SEAT, { colour: adjust(paint, -0.05), tip: paint });
      wheel(f, [-0.36, 0.4, 0.45], { tyre: dark, rim });
      wheel(f, [0.56, 0.57, 0.28], { tyre: dark, rim });
      f.line(silhouette('-70 -2, -58 -16, -30 -20, -4 -8, 8 20'), { colour: paint, width: 0.08 });
    });
  },
};
