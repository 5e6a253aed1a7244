import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const RING = Array.from({ length: 25 }, (_, i): PathPoint => {
  const angle = (i / 24) * TAU;
  return [Math.cos(angle) * 0.27, Math.sin(angle) * 0.27];
});
const BAR = tube('48 0 6, 24 -2 5, 4 2 4');
const STRAP = silhouette('52 -26!, 70 -30!, 92 -86!, 72 -92!');

function hoop(f: Figure, metal: Hex): void {
  f.line(RING, { colour: adjust(metal, -0.2), width: 0.1 });
  f.line(RING, { colour: metal, width: 0.07 });
  f.line(RING.slice(13, 21), { colour: adjust(metal, 0.17), width: 0.022 });
}

/** A snaffle bit: two rings joined by a jointed bar, straps at the rings. */
export const horseBit: Subject = {
  id: 'horse bit',
  group: 'object',
  words: ['snaffle bit', 'snaffle', 'horse bit', 'horsebit', 'bridle', 'bits and straps'],
  shows: ['bit', 'strap', 'rein', 'leather', 'ring'],
  parts: ['bit', 'strap', 'ring'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.88);
    const metal = tint(pen, pen.rng.pick(['#d2a544', '#d8ae52', '#c4beb2']));
    const leather = tint(pen, pen.rng.pick(['#8a4f2f', '#6f3d28', '#9b5a34']));
    for (const flip of [false, true])
      f.at({ flip, y: 0.16 }, () => {
        edged(f, STRAP, { colour: leather, tip: adjust(leather, 0.05) });
        edged(f, silhouette('50 30!, 68 26!, 88 74!, 70 80!'), { colour: leather });
        f.line(silhouette('62 -32, 80 -86'), {
          colour: adjust(leather, 0.24),
          width: 0.016,
          alpha: 0.8,
        });
        f.at({ x: 0.58 }, () => hoop(f, metal));
        edged(f, BAR, { colour: adjust(metal, -0.04), tip: adjust(metal, 0.06) });
      });
    f.ball([0, 0.17, 0.07], { colour: metal, tip: adjust(metal, -0.08) });
  },
};
