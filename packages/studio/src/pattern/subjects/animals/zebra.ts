import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { wedge } from '../pieces/wedge.ts';
import { EQUINE_BODY, equine } from './equine.ts';

const TAIL = tube('-54 -12 3, -70 -2 3, -76 24 3');
const TUFT = tube('-76 20 3, -80 34 6, -76 50 1');
const MANE = silhouette(
  '58 -94, 50 -98!, 42 -92, 26 -68, 8 -38, 4 -26, 14 -28, 26 -50, 42 -76, 54 -82',
);
/** Stripes from the back or leg's edge inwards: three points and half the breadth. */
const STRIPES = (
  [
    [[0.6, -0.86], [0.66, -0.72], [0.7, -0.56], 2.2],
    [[0.72, -0.72], [0.77, -0.6], [0.74, -0.5], 2],
    [[0.84, -0.58], [0.84, -0.5], [0.78, -0.4], 2],
    [[0.42, -0.78], [0.5, -0.66], [0.6, -0.56], 3],
    [[0.34, -0.66], [0.44, -0.54], [0.57, -0.44], 3],
    [[0.26, -0.54], [0.38, -0.42], [0.56, -0.33], 3],
    [[0.2, -0.43], [0.34, -0.3], [0.54, -0.21], 3.2],
    [[0.13, -0.3], [0.3, -0.16], [0.53, -0.07], 3.4],
    [[0.06, -0.26], [0.2, -0.04], [0.46, 0.09], 3.4],
    [[-0.06, -0.23], [0.06, 0], [0.14, 0.22], 3.4],
    [[-0.2, -0.22], [-0.1, 0], [-0.04, 0.24], 3.4],
    [[-0.34, -0.22], [-0.25, 0], [-0.2, 0.2], 3.4],
    [[-0.48, -0.2], [-0.36, 0], [-0.27, 0.22], 3.4],
    [[-0.6, -0.06], [-0.46, 0.1], [-0.3, 0.3], 3.2],
    [[-0.62, 0.1], [-0.5, 0.24], [-0.35, 0.4], 3],
    [[-0.56, 0.28], [-0.48, 0.38], [-0.38, 0.47], 2.6],
    [[-0.56, 0.48], [-0.48, 0.5], [-0.4, 0.55], 2.2],
    [[-0.56, 0.62], [-0.48, 0.64], [-0.4, 0.65], 2],
    [[-0.53, 0.74], [-0.46, 0.75], [-0.39, 0.74], 1.8],
    [[0.5, 0.22], [0.42, 0.28], [0.34, 0.27], 2.2],
    [[0.5, 0.36], [0.43, 0.4], [0.35, 0.4], 2],
    [[0.48, 0.52], [0.42, 0.54], [0.36, 0.53], 1.8],
    [[0.47, 0.66], [0.42, 0.67], [0.36, 0.66], 1.6],
  ] satisfies [PathPoint, PathPoint, PathPoint, number][]
).map(([a, b, c, half]) => wedge([a, b, c], half / 100));

/** A trotting zebra. */
export const zebra: Subject = {
  id: 'zebra',
  group: 'animal',
  words: [
    'zebra',
    'zebra animal',
    'zebra figure',
    'running zebra',
    'safari',
    'safari animal',
    'wild animal',
    'animal',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const coat = tint(pen, '#f6efe2');
    const dark = tintOver(pen, '#2a2629', coat);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(TAIL, { colour: coat });
      f.patch(TUFT, dark);
      f.fill(MANE, { colour: dark, along: 0.5 });
      equine(f, { coat, hoof: dark }, () =>
        f.inside(EQUINE_BODY, () => {
          for (const stripe of STRIPES) f.patch(stripe, dark);
          f.patch(silhouette('94 -50, 84 -46, 76 -34, 84 -30, 96 -34'), dark);
        }),
      );
    });
  },
};
