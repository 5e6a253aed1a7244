import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oneOf, tint } from '../pieces/tints.ts';

const BOWL = silhouette('-58 -54!, 58 -54!, 4 20!, -4 20!');
const DRINK = silhouette('-48 -42!, 48 -42!, 3 18!, -3 18!');

/** A cocktail with a paper umbrella and a slice of orange. */
export const cocktail: Subject = {
  id: 'cocktail',
  group: 'food',
  words: [
    'cocktail',
    'cocktail glass',
    'margarita glass',
    'margarita',
    'tropical drink',
    'drink',
    'happy hour',
  ],
  shows: ['glass', 'glasses'],
  parts: ['glass', 'glasses'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const glass = tint(pen, '#c3d5da');
    const drink = tint(pen, oneOf(pen, ['#f0a04f', '#e8788a', '#b5cf6a']));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.ball([0.42, -0.56, 0.26], { colour: pen.natural('#f3b13f'), tip: pen.natural('#e8902f') });
      f.ball([0.42, -0.56, 0.2], { colour: pen.natural('#fbdc8a') });
      for (const turn of [0, 1, 2, 3, 4, 5])
        f.at({ x: 0.42, y: -0.56, turn: (turn / 6) * TAU }, () =>
          f.line(silhouette('0 0, 0 -18'), { colour: '#fdf3d6', width: 0.024 }),
        );
      f.line(silhouette('-10 6, -34 -84'), { colour: tint(pen, '#a8794f'), width: 0.03 });
      f.at({ x: -0.35, y: -0.84, turn: -0.26 }, () => {
        const [one, two] = pen.palette.blooms.map((colour) => tint(pen, colour));
        edged(f, silhouette('-36 10, -24 -6, 0 -15!, 24 -6, 36 10, 18 8, 0 12, -18 8'), {
          colour: one,
        });
        f.fill(silhouette('-14 8, -8 -8, 0 -14, 8 -8, 14 8, 0 11'), { colour: two });
      });
      edged(f, BOWL, { colour: adjust(glass, 0.06), tip: glass });
      f.fill(DRINK, { colour: adjust(drink, -0.06), tip: adjust(drink, 0.06) });
      for (const [x, y, r] of [
        [-0.1, -0.2, 0.09],
        [0.12, -0.3, 0.06],
      ] as const)
        f.glint([x, y, r * 0.4], '#fff6e6');
      edged(f, tube('0 16 3, 0 50 2.6, 0 78 3'), { colour: glass });
      edged(f, silhouette('-32 90, -10 80, 0 76, 10 80, 32 90, 0 95'), { colour: glass });
      f.gleam(silhouette('-40 -46!, -32 -46!, -8 -8!, -12 -6!'), 0.5);
    });
  },
};
