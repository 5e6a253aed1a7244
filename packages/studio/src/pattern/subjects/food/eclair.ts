import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

const BUN = silhouette(
  '-92 14, -88 -12, -66 -26, 0 -30, 66 -26, 88 -12, 92 14, 78 32, 0 38, -78 32',
);
const ICING = silhouette(
  '-84 -6, -78 -24, -56 -36, 0 -40, 56 -36, 78 -24, 84 -6, 72 4, 60 -4, 46 8, 30 0, 14 10, -4 1, -22 9, -38 0, -54 8, -68 0',
);

/** An éclair: a long bun with icing, cream along its side. */
export const eclair: Subject = {
  id: 'eclair',
  group: 'food',
  words: ['eclair', 'choux pastry', 'profiterole', 'patisserie'],
  shows: ['icing', 'cream', 'glaze'],
  parts: ['icing'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bun = tint(pen, pen.rng.pick(['#d9a05a', '#cf9350']));
    const icing = tintOver(pen, pen.rng.pick(['#5a3524', '#6b3f2a', '#e79ab0', '#f3dfae']), bun);
    f.at({ turn: -0.4 }, () => {
      edged(f, BUN, { colour: adjust(bun, -0.05), tip: adjust(bun, 0.05) });
      f.line(silhouette('-84 20, -40 25, 0 26, 40 25, 84 20'), {
        colour: tintWhite(pen, '#fdf3dd'),
        width: 0.07,
      });
      edged(f, ICING, { colour: adjust(icing, -0.02), tip: adjust(icing, 0.05) });
      f.gleam(silhouette('-62 -26, -30 -33, 10 -34, 8 -30, -30 -28, -58 -21'), 0.45);
      if (f.fine)
        for (let x = -52; x <= 52; x += 17)
          f.line(silhouette(`${x} -32, ${x + 10} -10`), {
            colour: adjust(icing, 0.2),
            width: 0.026,
            alpha: 0.85,
          });
    });
  },
};
