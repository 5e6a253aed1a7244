import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A bottle of scent with its bulb. */
export const perfume: Subject = {
  id: 'perfume',
  group: 'object',
  words: [
    'perfume',
    'perfume bottle',
    'scent',
    'fragrance',
    'eau de parfum',
    'scent bottle',
    'beauty',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const glass = tint(pen, pen.rng.pick(['#eac0c4', '#c9dbe0', '#e3d3a0']));
    const gold = tintOver(pen, '#cfa04a', glass);
    const bulb = tint(pen, pen.palette.blooms[0]);
    f.at({ flip: pen.rng.chance(0.5), x: -0.1 }, () => {
      f.line(silhouette('10 -54, 44 -56, 60 -40, 64 -24'), { colour: gold, width: 0.035 });
      edged(f, silhouette('52 -18, 64 -28, 78 -16, 80 4, 66 14, 54 4'), {
        colour: adjust(bulb, -0.04),
        tip: adjust(bulb, 0.06),
      });
      for (const x of [58, 66, 74])
        f.line(silhouette(`${x} 12, ${x} 30`), { colour: gold, width: 0.028 });
      edged(f, silhouette('-14 -30!, -14 -46!, 14 -46!, 14 -30!'), { colour: gold });
      edged(f, silhouette('-10 -46!, -16 -62, 0 -68, 16 -62, 10 -46!'), {
        colour: adjust(gold, 0.05),
      });
      f.ball([0, -0.76, 0.1], { colour: adjust(glass, 0.04), tip: gold });
      edged(f, silhouette('-30 -30, 30 -30, 54 0, 58 56, 40 90, -40 90, -58 56, -54 0'), {
        colour: adjust(glass, -0.03),
        tip: adjust(glass, 0.06),
      });
      f.fill(silhouette('-48 24, 0 20, 48 24, 50 54, 34 82, -34 82, -50 54'), {
        colour: adjust(glass, -0.12, 1.4),
      });
      edged(f, silhouette('-26 10!, 26 10!, 26 58!, -26 58!'), { colour: pen.natural('#fbf5e8') });
      for (let i = 0; i < 5; i += 1)
        f.at({ y: 0.32, turn: (i / 5) * TAU }, () =>
          f.fill(mirrored('0 -14, 6 -10, 5 -3, 0 0'), { colour: bulb }),
        );
      f.line(silhouette('-14 52, 14 52'), { colour: gold, width: 0.024 });
      f.gleam(silhouette('-44 4, -34 -16, -28 -14, -38 8, -40 44'), 0.5);
    });
  },
};
