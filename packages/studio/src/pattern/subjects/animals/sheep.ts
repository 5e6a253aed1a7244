import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const LEGS = [
  '-42 30 8, -42 60 6, -40 76 7',
  '-22 34 8, -20 60 6, -18 76 7',
  '20 34 8, 22 60 6, 24 76 7',
  '38 30 8, 42 60 6, 44 76 7',
].map((leg) => tube(leg));
const HEAD = silhouette('50 -38, 66 -38, 76 -24, 88 -6, 86 6, 74 8, 60 2, 50 -14');
const NEAR_EAR = silhouette('52 -30, 40 -30, 28 -20, 34 -14, 48 -20');
const CURL: readonly PathPoint[] = [
  [-0.06, 0.02],
  [-0.03, -0.05],
  [0.05, -0.04],
  [0.05, 0.03],
  [0, 0.03],
];

/** A fleece of `lobes` round tufts about an oval. */
function fleece(lobes: number): PathPoint[] {
  return Array.from({ length: lobes * 4 }, (_, i): PathPoint => {
    const angle = (i / (lobes * 4)) * TAU;
    const bulge = 1 + [-0.09, 0.045, 0.08, 0.045][i % 4];
    return [-0.08 + Math.cos(angle) * 0.66 * bulge, -0.04 + Math.sin(angle) * 0.48 * bulge];
  });
}

const FLEECE = fleece(13);

function curls(f: Figure, colour: Hex): void {
  if (!f.fine) return;
  for (let row = 0; row < 5; row += 1) {
    for (let i = 0; i < 6; i += 1) {
      const [x, y] = [-0.56 + i * 0.2 + (row % 2) * 0.1, -0.36 + row * 0.17];
      if (((x + 0.08) / 0.56) ** 2 + ((y + 0.04) / 0.4) ** 2 > 1) continue;
      f.at({ x, y, turn: f.pen.rng.range(-0.5, 0.5) }, () =>
        f.line(CURL, { colour, width: 0.025, alpha: 0.8 }),
      );
    }
  }
}

/** A sheep in full wool, dark or pale of face. */
export const sheep: Subject = {
  id: 'sheep',
  group: 'animal',
  words: ['sheep', 'lamb', 'animal', 'farm animal', 'farm', 'easter'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wool = tint(pen, pen.rng.pick(['#f5ebd8', '#efe6da', '#dccdb8']));
    const face = tintOver(pen, pen.rng.pick(['#3b3236', '#4a3b36', '#b98d6c']), wool);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      LEGS.forEach((leg, i) => {
        f.fill(leg, { colour: i % 2 === 0 ? adjust(face, 0.06) : face });
      });
      f.fill(FLEECE, { colour: adjust(wool, -0.05), tip: adjust(wool, 0.03) });
      curls(f, adjust(wool, -0.16));
      f.fill(HEAD, { colour: face });
      f.fill(NEAR_EAR, { colour: adjust(face, 0.05) });
      f.at({ x: 0.52, y: -0.38 }, () =>
        f.fill(silhouette('-12 4, -14 -8, -4 -14, 6 -14, 16 -8, 14 3, 2 6'), { colour: wool }),
      );
      eye(f, [0.7, -0.2, 0.034], tintOver(pen, '#fbf3e6', face));
    });
  },
};
