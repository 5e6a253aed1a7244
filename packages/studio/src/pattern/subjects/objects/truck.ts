import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const CAB = silhouette('30 48!, 30 -34, 60 -36, 76 -18, 88 4, 88 48!');
const BOX = silhouette('-90 48!, -90 -16!, 28 -16!, 28 48!');

/** A fire engine with its ladder. */
export const fireTruck: Subject = {
  id: 'fire truck',
  group: 'object',
  words: ['fire truck', 'fire engine', 'firetruck', 'emergency vehicle'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const red = tint(pen, '#cf3a2f');
    const glass = tintOver(pen, '#cfe4ea', red);
    const metal = tintOver(pen, '#d8d2c8', red);
    f.at({ flip: pen.rng.chance(0.5), y: 0.06 }, () => {
      edged(f, BOX, { colour: red });
      edged(f, CAB, { colour: adjust(red, 0.03) });
      f.patch(silhouette('50 -26!, 60 -26, 72 -10, 78 4!, 50 4!'), glass);
      for (const x of [-78, -50, -22, 6])
        f.patch(silhouette(`${x} -4!, ${x + 20} -4!, ${x + 20} 24!, ${x} 24!`), adjust(red, -0.1));
      f.at({ x: -0.3, y: -0.34, turn: -0.12 }, () => {
        for (const y of [-0.08, 0.08])
          f.line(
            [
              [-0.66, y],
              [0.74, y],
            ],
            { colour: metal, width: 0.045 },
          );
        for (let x = -0.6; x < 0.72; x += 0.16)
          f.line(
            [
              [x, -0.08],
              [x, 0.08],
            ],
            { colour: metal, width: 0.035 },
          );
      });
      f.ball([0.48, -0.42, 0.08], { colour: pen.natural('#4f9ad8') });
      f.line(
        [
          [-0.9, 0.34],
          [0.88, 0.34],
        ],
        { colour: tintOver(pen, '#f6e6b8', red), width: 0.05 },
      );
      for (const x of [-0.56, 0.56]) {
        f.ball([x, 0.5, 0.19], { colour: '#2f2b2e', tip: '#242124' });
        f.ball([x, 0.5, 0.09], { colour: metal });
      }
    });
  },
};
