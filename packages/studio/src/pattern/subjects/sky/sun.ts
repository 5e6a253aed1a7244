import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const STRAIGHT_RAY = mirrored('0 -97!, 12 -44!, 0 -40');
const WAVY_RAY = silhouette(
  '-11 -44!, -13 -60, -4 -72, -8 -82, 3 -92!, 2 -80, 9 -70, 4 -58, 11 -44!',
);
const RAYS = 16;

/** A sun of straight and waving rays, often with a face. */
export const sun: Subject = {
  id: 'sun',
  group: 'sky',
  words: ['sun', 'sunny', 'sunshine', 'sunburst', 'sunray', 'celestial', 'astrology'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const gold = tint(pen, '#eeb43f');
    const amber = tint(pen, '#e08a35');
    const dark = tintOver(pen, '#8a4a24', gold);
    for (let i = 0; i < RAYS; i += 1) {
      f.at({ turn: (i / RAYS) * TAU }, () =>
        f.fill(i % 2 === 0 ? STRAIGHT_RAY : WAVY_RAY, { colour: i % 2 === 0 ? gold : amber }),
      );
    }
    f.ball([0, 0, 0.48], { colour: amber });
    f.ball([0, 0, 0.43], { colour: adjust(gold, 0.05), tip: gold });
    if (pen.rng.chance(0.3)) return;
    const stroke = { colour: dark, width: 0.032 };
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        f.line(silhouette('9 -8, 17 -4, 25 -8'), stroke);
        f.line(silhouette('8 -18, 17 -22, 26 -18'), { ...stroke, width: 0.024 });
        f.shade(silhouette('16 6, 26 4, 30 12, 22 18, 14 14'), tint(pen, '#e0674a'), 0.4);
      });
    }
    f.line(silhouette('2 -12, -4 6, 4 8'), { ...stroke, width: 0.024 });
    f.line(silhouette('-12 18, 0 24, 12 18'), stroke);
  },
};
