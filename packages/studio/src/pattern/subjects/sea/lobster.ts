import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const CLAW = silhouette(
  '-8 4, -20 -14, -22 -40, -8 -64!, -4 -40, 2 -32!, 8 -44, 12 -58!, 22 -40, 20 -14, 8 4',
);
const ARM = tube('12 -16 6, 34 -16 6, 46 -36 6');
const LEGS = [
  '12 -8 3, 40 0 2.6, 54 16 1.4',
  '12 2 3, 38 16 2.6, 48 34 1.4',
  '10 12 3, 32 28 2.6, 38 48 1.4',
].map((leg) => tube(leg));
const HEAD = mirrored('0 -46!, 9 -30, 17 -16, 18 6, 14 20, 0 22');
const FEELER = silhouette('6 -38, 20 -66, 14 -98');
const FAN = silhouette('0 -4, -9 10, -9 30, 0 36, 9 30, 9 10');

/** A lobster seen from above: two unlike claws, long feelers, a fanned tail. */
export const lobster: Subject = {
  id: 'lobster',
  group: 'sea',
  words: ['lobster', 'crayfish', 'crawfish', 'langoustine', 'crustacean', 'seafood', 'shellfish'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.99);
    const shell = tint(pen, pen.rng.pick(['#c8402f', '#d4533d', '#3f6f95']));
    const deep = adjust(shell, -0.1);
    f.at({ flip: pen.rng.chance(0.5), y: 0.04 }, () => {
      for (const flip of [false, true])
        f.at({ flip }, () => {
          f.line(FEELER, { colour: deep, width: 0.024 });
          for (const leg of LEGS) edged(f, leg, { colour: deep });
          edged(f, ARM, { colour: deep, along: 1 });
          f.at({ x: 0.48, y: -0.34, turn: flip ? 0.05 : 0.16 }, () => {
            const size = flip ? 1.06 : 0.84;
            pen.ctx.scale(size, size);
            edged(f, CLAW, { colour: shell, tip: adjust(shell, 0.07) });
            f.gleam(silhouette('-14 -20, -14 -38, -9 -36, -10 -18'), 0.35);
          });
        });
      for (const turn of [2.3, -2.3, 2.7, -2.7, Math.PI])
        f.at({ y: 0.66, turn }, () => edged(f, FAN, { colour: deep, tip: shell }));
      for (let i = 5; i >= 0; i -= 1) {
        const half = 16 - i * 1.5;
        const y = 18 + i * 9.5;
        edged(f, mirrored(`0 ${y - 5}, ${half} ${y - 3}, ${half + 2} ${y + 8}, 0 ${y + 11}`), {
          colour: i % 2 === 0 ? shell : adjust(shell, -0.04),
        });
      }
      edged(f, HEAD, { colour: adjust(shell, -0.03), tip: adjust(shell, 0.05) });
      f.line(silhouette('-14 -6, 0 2, 14 -6'), { colour: deep, width: 0.022 });
      for (const x of [-0.08, 0.08]) eye(f, [x, -0.27, 0.034]);
    });
  },
};
