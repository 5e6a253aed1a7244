import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = mirrored('0 -58, 18 -54, 34 -30, 40 10, 58 44, 62 54!, 0 56');

/** A bell with a bow. */
export const bell: Subject = {
  id: 'bell',
  group: 'object',
  words: ['bell', 'jingle bell', 'christmas bell', 'sleigh bell', 'church bell', 'wedding bell'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const gold = tint(pen, '#dca93c');
    f.ball([0, 0.66, 0.15], { colour: adjust(gold, -0.12) });
    edged(f, BODY, { colour: adjust(gold, -0.06), tip: adjust(gold, 0.05) });
    f.line(silhouette('-54 42, 0 46, 54 42'), { colour: adjust(gold, -0.16), width: 0.035 });
    f.gleam(silhouette('-26 -22, -16 -36, -20 14, -30 26'), 0.45);
    const red = tintOver(pen, '#c0353a', gold);
    for (const flip of [false, true])
      f.at({ flip }, () => {
        edged(f, silhouette('0 -60, 22 -86, 48 -84, 46 -62, 22 -56'), { colour: red });
        edged(f, silhouette('2 -58, 22 -40, 28 -26!, 12 -34'), { colour: adjust(red, -0.06) });
      });
    f.ball([0, -0.62, 0.09], { colour: adjust(red, -0.05) });
  },
};
