import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette('-58 -14!, -54 -20!, 54 -20!, 58 -14!, 74 66!, 66 78!, -66 78!, -74 66!');
const FLAP = silhouette('-58 -14!, -54 -20!, 54 -20!, 58 -14!, 62 14, 30 32, 0 38, -30 32, -62 14');

/** A handbag with a clasp. */
export const handbag: Subject = {
  id: 'handbag',
  group: 'object',
  words: ['handbag', 'bag', 'purse', 'hand bag', 'designer bag', 'fashion accessory'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const leather = tint(
      pen,
      pen.rng.pick(['#b5523f', '#8a5a3a', '#4f6f6a', pen.palette.blooms[0], pen.palette.blooms[1]]),
    );
    const gold = tintOver(pen, '#dcb255', leather);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(silhouette('-40 -18, -40 -56, -20 -82, 20 -82, 40 -56, 40 -18'), {
        colour: adjust(leather, -0.07),
        width: 0.09,
      });
      edged(f, BODY, { colour: adjust(leather, -0.07), tip: adjust(leather, 0.03) });
      edged(f, FLAP, { colour: leather, tip: adjust(leather, 0.06) });
      f.line(silhouette('-56 10, -28 27, 0 32, 28 27, 56 10'), {
        colour: adjust(leather, 0.2),
        width: 0.014,
        alpha: 0.8,
      });
      f.line(silhouette('-66 70, 0 73, 66 70'), {
        colour: adjust(leather, 0.2),
        width: 0.014,
        alpha: 0.7,
      });
      for (const x of [-0.4, 0.4]) f.ball([x, -0.18, 0.06], { colour: gold });
      edged(f, silhouette('-11 26!, 11 26!, 11 50!, -11 50!'), {
        colour: gold,
        tip: adjust(gold, 0.08),
      });
      f.dot([0, 0.38, 0.035], adjust(gold, -0.25));
      f.gleam(silhouette('-48 -12, -30 -14, -34 4, -52 6'), 0.2);
    });
  },
};
