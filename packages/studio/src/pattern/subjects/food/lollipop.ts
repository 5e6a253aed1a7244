import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintWhite } from '../pieces/tints.ts';

/** A swirled lollipop. */
export const lollipop: Subject = {
  id: 'lollipop',
  group: 'food',
  words: [
    'lollipop',
    'lollypop',
    'sucker candy',
    'candy',
    'sweets',
    'sweetie',
    'candy shop',
    'sweet shop',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const sugar = tintWhite(pen, '#fdf3ec');
    const swirl = tint(pen, pen.rng.pick(['#e5527a', '#ef7f45', '#4fa6b8', '#8f6fc0']));
    f.line(
      [
        [0, 0.2],
        [0, 0.94],
      ],
      { colour: tint(pen, '#cdbda6'), width: 0.09 },
    );
    f.ball([0, -0.3, 0.56], { colour: sugar, tip: adjust(sugar, -0.06) });
    for (let arm = 0; arm < 6; arm += 1) {
      const points = Array.from({ length: 7 }, (_, i): [number, number] => {
        const away = 0.04 + (i / 6) * 0.48;
        const angle = (arm / 6) * TAU + i * 0.24;
        return [Math.cos(angle) * away, -0.3 + Math.sin(angle) * away];
      });
      f.line(points, { colour: swirl, width: 0.12 });
    }
    f.gleam(silhouette('-36 -52, -20 -68, -14 -62, -30 -44'), 0.6);
  },
};
