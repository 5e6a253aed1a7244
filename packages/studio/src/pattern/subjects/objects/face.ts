import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

/** One line from the brow over the nose and the lips to the chin and the neck, as of a profile. */
const PROFILE = silhouette(
  '-14 -96, 18 -88, 34 -66, 36 -44!, 44 -24, 58 -4, 48 6, 38 10!, 46 20, 38 27!, 45 36, 36 44, 33 54, 36 68, 24 80, 0 80, -14 74, -18 98',
);
const PROFILE_EYE = silhouette('10 -40, 20 -46, 31 -42');
const PROFILE_LID = silhouette('12 -38, 22 -36, 31 -40');
const PROFILE_BROW = silhouette('4 -58, 18 -62, 30 -56');
const EAR = silhouette('-30 -30, -42 -38, -48 -24, -38 -6, -30 -8');
const BUN = silhouette('-14 -96, -44 -86, -58 -58, -52 -26, -40 4, -34 30');

/** Half of a face seen from the front: the brow runs on into the nose. */
const BROW_NOSE = silhouette('-52 -38, -34 -52, -14 -44, -8 -18, -16 12, -4 20, 10 16');
const OTHER_BROW = silhouette('14 -46, 34 -54, 52 -42');
const EYES = [
  silhouette('-46 -22, -32 -31, -17 -23'),
  silhouette('-46 -22, -32 -15, -17 -23'),
  silhouette('16 -24, 31 -32, 46 -23'),
];
const LIPS = [
  silhouette('-22 44, -8 36, 0 40, 8 36, 22 44'),
  silhouette('-22 44, 0 48, 22 44'),
  silhouette('-18 46, 0 60, 18 46'),
];
const CHEEK = silhouette('-62 -18, -58 24, -36 62, 0 84, 36 64, 52 34');

type Drawn = { lines: readonly (readonly PathPoint[])[]; eyes: readonly [x: number, y: number][] };

const FRONT: Drawn = {
  lines: [CHEEK, BROW_NOSE, OTHER_BROW, ...EYES, ...LIPS],
  eyes: [
    [-0.31, -0.23],
    [0.31, -0.25],
  ],
};
const SIDE: Drawn = {
  lines: [PROFILE, PROFILE_EYE, PROFILE_LID, PROFILE_BROW, EAR, BUN],
  eyes: [[0.25, -0.41]],
};

function drawFace(f: Figure, { lines, eyes }: Drawn): void {
  const colour = tint(f.pen, '#26221f');
  for (const line of lines) f.line(line, { colour, width: 0.05 });
  for (const [x, y] of eyes) f.dot([x, y, 0.055], colour);
}

/** A face in a few lines, from the front or from the side, as drawn without lifting the pen. */
export const face: Subject = {
  id: 'face',
  group: 'object',
  words: ['face', 'line face', 'line art face', 'abstract face', 'portrait', 'profile'],
  turns: 'tilt',
  isOutlined: true,
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const drawn = pen.rng.chance(0.5) ? FRONT : SIDE;
    f.at({ flip: pen.rng.chance(0.5) }, () => drawFace(f, drawn));
  },
};
