import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** A lipstick, its cap beside it. */
export const lipstick: Subject = {
  id: 'lipstick',
  group: 'object',
  words: ['lipstick', 'lip stick', 'make up', 'makeup', 'cosmetic', 'beauty', 'fashion accessory'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const lip = tint(pen, pen.rng.pick(['#c9304a', '#d95a6a', '#a8283f']));
    const gold = tint(pen, '#d9ab52');
    const black = tint(pen, '#2f2a30');
    f.at({ turn: 0.22, x: -0.16 }, () => {
      edged(f, silhouette('-15 -30!, -15 -70, -8 -84, 8 -94, 15 -86, 15 -30!'), {
        colour: adjust(lip, -0.04),
        tip: adjust(lip, 0.07),
      });
      f.fill(silhouette('-14 -68, -7 -82, 8 -93, 14 -84, 4 -68, -8 -62'), {
        colour: adjust(lip, 0.1),
      });
      edged(f, silhouette('-19 -32!, 19 -32!, 19 6!, -19 6!'), {
        colour: gold,
        tip: adjust(gold, 0.08),
      });
      edged(f, silhouette('-26 6!, 26 6!, 26 88!, -26 88!'), {
        colour: black,
        tip: adjust(black, 0.08),
      });
      f.fill(silhouette('-26 16!, 26 16!, 26 26!, -26 26!'), { colour: gold });
      f.gleam(silhouette('-20 30!, -13 30!, -13 80!, -20 80!'), 0.3);
      f.gleam(silhouette('-13 -28!, -7 -28!, -7 2!, -13 2!'), 0.45);
    });
    f.at({ x: 0.5, y: 0.4, turn: -0.3 }, () => {
      edged(f, silhouette('-24 -46!, -20 -50!, 20 -50!, 24 -46!, 24 44!, -24 44!'), {
        colour: black,
        tip: adjust(black, 0.08),
      });
      f.fill(silhouette('-24 30!, 24 30!, 24 40!, -24 40!'), { colour: gold });
      f.gleam(silhouette('-17 -42!, -10 -42!, -10 24!, -17 24!'), 0.3);
    });
  },
};
