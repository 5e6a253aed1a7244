import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { NECK_AND_HEAD, wear } from '../pieces/wear.ts';

const BODY = mirrored('0 -16, 34 -10, 52 24, 54 60, 40 88, 0 94');
const HEAD = mirrored('0 -84, 28 -80, 46 -56, 46 -30, 30 -12, 0 -6');
const PATCH = silhouette('10 -52, 18 -58, 29 -48, 28 -34, 18 -34');
const LEG = silhouette('20 58, 46 52, 66 64, 72 84, 58 96, 34 94, 18 84');
const ARM = tube('34 -4 15, 48 24 14, 34 42 12');

/** A panda that sits with its bamboo. */
export const panda: Subject = {
  id: 'panda',
  group: 'animal',
  words: ['panda', 'giant panda', 'panda bear', 'bamboo bear'],
  wears: NECK_AND_HEAD,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const white = tintOver(pen, '#faf4e8', pen.natural('#2d2a30'));
    const black = tintOver(pen, '#2d2a30', white);
    const green = tint(pen, '#7fa45a');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const x of [-0.38, 0.38])
        f.ball([x, -0.74, 0.17], { colour: black, tip: adjust(black, 0.08) });
      edged(f, BODY, { colour: adjust(white, -0.07), tip: white });
      edged(f, mirrored('0 -18, 36 -12, 52 18, 20 14, 0 16'), { colour: black });
      for (const flip of [false, true])
        f.at({ flip }, () => {
          edged(f, LEG, { colour: black, tip: adjust(black, 0.08) });
          f.ball([0.52, 0.78, 0.09], { colour: adjust(black, 0.2) });
        });
      edged(f, HEAD, { colour: adjust(white, -0.04), tip: white });
      for (const flip of [false, true])
        f.at({ flip }, () => {
          f.patch(PATCH, black);
          f.glint([0.2, -0.45, 0.045], '#fffaf2');
          f.dot([0.2, -0.445, 0.03], '#1f1a1c');
        });
      f.patch(mirrored('0 -32, 8 -31, 5 -24, 0 -22'), black);
      f.line(silhouette('-10 -16, 0 -19, 10 -16'), { colour: black, width: 0.024 });
      edged(f, tube('24 66 3.4, 36 20 3.2, 48 -34 2.6'), { colour: green });
      for (const y of [0.44, 0.1, -0.16])
        f.line(
          [
            [0.36 - y * 0.1 - 0.02, y],
            [0.42 - y * 0.1, y - 0.01],
          ],
          { colour: adjust(green, -0.18), width: 0.024 },
        );
      for (const [x, y, turn] of [
        [0.47, -0.3, 0.9],
        [0.46, -0.26, -0.8],
        [0.42, -0.04, 1.3],
        [0.48, -0.34, 0.1],
      ] as const)
        leafAt(f, { x, y, turn, length: 0.34, width: 0.1, veins: 0 }, green);
      for (const flip of [false, true])
        f.at({ flip }, () => edged(f, ARM, { colour: black, tip: adjust(black, 0.08) }));
      wear(f, { neck: [0, -0.1, 0.4], head: [0, -0.82, 0.28] });
    });
  },
};
