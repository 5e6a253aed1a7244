import { adjust, type Hex } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { fruitLeaves } from './fruit-leaves.ts';
import { speckle } from './speckle.ts';

const BODY = mirrored('0 -48, 20 -52, 56 -36, 74 4, 64 48, 34 76, 0 82');
const CROWN = mirrored('0 -72, 8 -84, 12 -96!, 20 -80, 32 -86!, 26 -66, 18 -44, 0 -40');
const OPENING = silhouette('-36 -22, -10 -30, 22 -24, 46 2, 44 36, 18 56, -16 54, -40 32, -48 4');
const WALLS = ['-40 8, -14 4, 6 -28', '-14 4, -6 30, -16 54', '-6 30, 20 26, 44 30'].map(
  silhouette,
);
const ARIL = mirrored('0 -10, 7 -2, 6 7, 0 9');

function seeds(f: Figure, red: Hex): void {
  for (let row = 0; row < 6; row += 1) {
    for (let i = 0; i < 7; i += 1) {
      const [x, y] = [-0.5 + i * 0.155 + (row % 2) * 0.077, -0.24 + row * 0.15];
      const frame = { x, y, turn: f.pen.rng.range(-0.6, 0.6) };
      f.at(frame, () => {
        f.fill(ARIL, { colour: adjust(red, f.pen.rng.range(-0.04, 0.03)), tip: adjust(red, 0.09) });
        f.gleam(
          [
            [-0.025, -0.03],
            [-0.005, -0.05],
            [-0.01, -0.02],
          ],
          0.5,
        );
      });
    }
  }
}

/** A pomegranate, whole or open with its seeds shown. */
export const pomegranate: Subject = {
  id: 'pomegranate',
  group: 'fruit',
  words: ['pomegranate', 'fruit', 'autumn fruit', 'granada'],
  shows: ['leaf', 'whole', 'cut', 'cut in half', 'half', 'halved', 'open', 'sliced', 'seed'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.88);
    const skin = tint(pen, pen.rng.pick(['#c0433f', '#cb5a45', '#b23a4a']));
    const ripe = adjust(skin, -0.09, 1.1);
    fruitLeaves(f, { x: -0.1, y: 0.66, turns: [-2.2, 2.3], length: 0.58, width: 0.24 });
    f.fill(CROWN, { colour: adjust(skin, -0.03), tip: adjust(skin, 0.07) });
    f.fill(BODY, { colour: adjust(skin, -0.05), tip: adjust(skin, 0.05) });
    if (pen.rng.chance(0.6)) {
      const pith = tintOver(pen, '#f6e3c4', skin);
      f.fill(OPENING, { colour: pith });
      const inner = OPENING.map(([x, y]) => [x * 0.9, 0.12 + (y - 0.12) * 0.9] as const);
      f.inside(inner, () => {
        seeds(f, tintOver(pen, ripe, pith));
        for (const wall of WALLS) f.line(wall, { colour: pith, width: 0.06 });
      });
    } else {
      f.gleam(silhouette('-54 16, -52 -10, -36 -30, -38 -8, -46 18'));
      speckle(f, [0.08, 0.14, 0.56], { count: 34, colour: adjust(skin, 0.14) });
      for (const x of [-0.3, 0.3])
        f.line(
          [
            [x * 0.3, -0.44],
            [x, 0.1],
            [x * 0.5, 0.74],
          ],
          { colour: adjust(skin, -0.12), width: 0.022, alpha: 0.5 },
        );
    }
  },
};
