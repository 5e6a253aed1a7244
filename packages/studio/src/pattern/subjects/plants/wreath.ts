import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint } from '../pieces/tints.ts';

/** A leafy wreath with berries and a bow. */
export const wreath: Subject = {
  id: 'wreath',
  group: 'plant',
  words: ['wreath', 'christmas wreath', 'laurel wreath', 'floral wreath', 'christmas'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { leaves } = pen.palette;
    const [green, far] = leaves.map((colour) => tint(pen, colour));
    const red = tint(pen, pen.palette.accent);
    const ribbon = tint(pen, pen.palette.blooms[0]);
    f.line(
      Array.from(
        { length: 33 },
        (_, i): PathPoint => [Math.cos((i / 32) * TAU) * 0.68, Math.sin((i / 32) * TAU) * 0.68],
      ),
      { colour: tint(pen, '#7a5f48'), width: 0.05 },
    );
    const count = f.fine ? 40 : 22;
    for (let i = 0; i < count; i += 1) {
      const angle = (i / count) * TAU;
      const way = i % 3 === 0 ? 0.1 : i % 3 === 1 ? 0.9 : -0.7;
      leafAt(
        f,
        {
          x: Math.cos(angle) * 0.68,
          y: Math.sin(angle) * 0.68,
          turn: angle + Math.PI + way,
          length: pen.rng.range(0.28, 0.36),
          width: 0.13,
          veins: 2,
        },
        i % 2 === 0 ? green : far,
      );
    }
    for (let i = 0; i < 9; i += 1) {
      const angle = (i / 9) * TAU + 0.3;
      for (const [dx, dy] of [
        [0, 0],
        [0.09, 0.04],
        [0.02, 0.1],
      ] as const)
        f.ball([Math.cos(angle) * 0.66 + dx - 0.04, Math.sin(angle) * 0.66 + dy - 0.05, 0.05], {
          colour: red,
          tip: adjust(red, -0.06),
        });
    }
    f.at({ y: 0.68 }, () => {
      for (const flip of [false, true])
        f.at({ flip }, () => {
          edged(f, silhouette('2 4, 10 22, 24 34!, 28 24, 14 4'), {
            colour: adjust(ribbon, -0.07),
          });
          edged(f, silhouette('0 0, 18 -18, 38 -16, 38 8, 20 12'), {
            colour: ribbon,
            tip: adjust(ribbon, 0.06),
            along: 1.5,
          });
        });
      f.ball([0, 0, 0.08], { colour: adjust(ribbon, -0.06) });
    });
  },
};
