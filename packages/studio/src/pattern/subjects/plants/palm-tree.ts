import { adjust, type Hex } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { type SpinePoint, spine } from '../../outline/silhouette.ts';
import { pointOn, tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const TRUNK = spine('-6 94 9, -4 60 6.5, 4 20 5.5, 10 -22 4.5');
/** Fronds from the back to the front: how far out and down each tip hangs from the crown. */
const FRONDS = [
  [0.16, -0.62, 0.2],
  [-0.36, -0.58, -0.3],
  [0.6, -0.34, 0.3],
  [-0.7, -0.2, -0.3],
  [0.8, 0.1, 0.34],
  [-0.78, 0.26, -0.3],
  [0.5, 0.5, 0.3],
  [-0.42, 0.56, -0.3],
] as const;
const CROWN = [0.1, -0.28] as const;

/** A feathered frond: a bowed rib with leaflets hanging to both sides. */
function frond(f: Figure, [dx, dy, bow]: readonly [number, number, number], green: Hex): void {
  const [x, y] = CROWN;
  const rib: SpinePoint[] = [
    [x, y, 0.02],
    [x + dx * 0.45 + bow * 0.1, y + dy * 0.5 - 0.22, 0.02],
    [x + dx, y + dy, 0.004],
  ];
  const leaflets = f.fine ? 13 : 8;
  for (let i = 1; i <= leaflets; i += 1) {
    const [px, py] = pointOn(rib, lerp(0.14, 1.98, i / leaflets));
    const [qx, qy] = pointOn(rib, lerp(0.3, 2, i / leaflets));
    const way = Math.atan2(qx - px, -(qy - py));
    const reach = 0.3 * Math.sin(Math.PI * lerp(0.2, 0.88, i / leaflets));
    for (const side of [-0.75, 0.75]) {
      const angle = way + side;
      const [tipX, tipY] = [px + Math.sin(angle) * reach, py - Math.cos(angle) * reach + 0.05];
      const blade: SpinePoint[] = [
        [px, py, 0.012],
        [(px + tipX) / 2, (py + tipY) / 2 - 0.01, 0.024],
        [tipX, tipY, 0.002],
      ];
      f.fill(tube(blade), { colour: adjust(green, side > 0 ? -0.03 : 0.03) });
    }
  }
  f.line(
    rib.map(([px, py]) => [px, py] as const),
    { colour: adjust(green, -0.08), width: 0.026 },
  );
}

/** A leaning palm with coconuts. */
export const palmTree: Subject = {
  id: 'palm-tree',
  group: 'plant',
  words: [
    'palm tree',
    'palm',
    'coconut palm',
    'coconut tree',
    'hawaii',
    'hawaiian',
    'aloha',
    'tropical tree',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const green = tint(pen, '#3f8f62');
    const bark = tint(pen, '#96704a');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(tube(TRUNK), { colour: adjust(bark, -0.05), tip: adjust(bark, 0.03) });
      for (let t = 0.2; t < 3; t += 0.24) {
        const [x, y, half] = pointOn(TRUNK, t);
        f.line(
          [
            [x - half, y - 0.01],
            [x, y + 0.025],
            [x + half, y - 0.01],
          ],
          { colour: adjust(bark, -0.14), width: 0.022 },
        );
      }
      FRONDS.forEach((tip, i) => frond(f, tip, adjust(green, -0.06 + i * 0.014)));
      for (const [x, y] of [
        [0.02, -0.22],
        [0.17, -0.21],
        [0.1, -0.16],
      ])
        f.ball([x, y, 0.065], { colour: adjust(bark, -0.05) });
    });
  },
};
