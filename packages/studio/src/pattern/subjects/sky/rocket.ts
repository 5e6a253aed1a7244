import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = mirrored('0 -96, 16 -80, 28 -46, 30 -6, 24 36!, 0 40');
const FIN = silhouette('26 4, 46 24, 52 58!, 36 46, 22 36');
const FLAME = mirrored('0 38, 18 40, 22 58, 10 74, 0 98!');

/** A rocket, its flame behind it. */
export const rocket: Subject = {
  id: 'rocket',
  group: 'sky',
  words: ['rocket', 'rocket ship', 'spaceship', 'space rocket', 'outer space', 'space'],
  shows: ['flame', 'fin', 'porthole'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const hull = tint(pen, pen.rng.pick(['#f3ece0', '#d9e3e6']));
    const trim = tintOver(pen, pen.rng.pick(['#c9483f', '#3f6aa0', '#3f8a7a']), hull);
    f.at({ turn: 0.5 }, () => {
      f.fill(FLAME, { colour: pen.natural('#f0a03a'), tip: pen.natural('#e8683a') });
      f.fill(mirrored('0 38, 10 40, 11 54, 0 76!'), { colour: pen.natural('#fbe08a') });
      for (const flip of [false, true])
        f.at({ flip }, () => edged(f, FIN, { colour: adjust(trim, flip ? -0.08 : 0) }));
      edged(f, BODY, { colour: adjust(hull, -0.07), tip: hull });
      f.inside(BODY, () => {
        f.fill(silhouette('-40 -100!, 40 -100!, 40 -58, 0 -52, -40 -58'), { colour: trim });
        f.fill(silhouette('-40 22, 0 28, 40 22, 40 50!, -40 50!'), { colour: trim });
        f.shade(silhouette('12 -96, 40 -96, 40 50, 14 50, 20 -20'), '#2f2a33', 0.14);
      });
      f.ball([0, -0.26, 0.15], { colour: trim });
      f.ball([0, -0.26, 0.105], { colour: tintOver(pen, '#9fcbe0', trim) });
      edged(f, mirrored('0 4, 6 10, 6 44, 0 54'), { colour: adjust(trim, 0.05) });
      f.gleam(silhouette('-6 -32, -2 -36, -1 -31, -5 -27'), 0.7);
    });
    for (const [x, y, r] of [
      [-0.62, -0.4, 0.045],
      [0.72, 0.34, 0.05],
      [-0.42, -0.76, 0.035],
    ] as const)
      f.dot([x, y, r], tint(pen, '#f0c95a'));
  },
};
