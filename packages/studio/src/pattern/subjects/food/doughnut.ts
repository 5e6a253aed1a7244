import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const ICING: PathPoint[] = Array.from({ length: 18 }, (_, i): PathPoint => {
  const away = i % 3 === 0 ? 0.84 : i % 3 === 1 ? 0.74 : 0.79;
  return [Math.cos((i / 18) * TAU) * away, Math.sin((i / 18) * TAU) * away];
});

/** An iced ring doughnut with sprinkles. */
export const doughnut: Subject = {
  id: 'doughnut',
  group: 'food',
  words: ['doughnut', 'donut', 'sprinkle doughnut', 'dessert', 'sweet treat'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const dough = tint(pen, '#d39a58');
    const icing = tintOver(pen, pen.rng.pick(['#e98fae', '#7a4a33', '#f6ead2', '#9fcbd0']), dough);
    f.ball([0, 0, 0.94], { colour: adjust(dough, 0.05), tip: adjust(dough, -0.06) });
    edged(f, ICING, { colour: adjust(icing, -0.04), tip: adjust(icing, 0.05) });
    f.gleam(silhouette('-60 -10, -52 -38, -24 -58, -34 -36, -48 -8'), 0.35);
    f.ball([0, 0, 0.33], { colour: adjust(dough, -0.08) });
    f.glint([0, 0, 0.26], pen.ground);
    const count = f.fine ? 26 : 12;
    for (let i = 0; i < count; i += 1) {
      const [angle, away] = [i * 2.4, 0.42 + 0.28 * ((i * 0.618) % 1)];
      f.at({ x: Math.cos(angle) * away, y: Math.sin(angle) * away, turn: i * 1.7 }, () =>
        f.line(silhouette('0 -5, 0 5'), {
          colour: tintOver(pen, [...pen.palette.blooms, pen.palette.accent][i % 4], icing),
          width: 0.042,
        }),
      );
    }
  },
};
