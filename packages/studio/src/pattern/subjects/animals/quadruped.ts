import { adjust, type Hex } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import type { Figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { type Wearing, wear } from '../pieces/wear.ts';

/** A standing animal that faces right: what its kind has, in hundredths of its radius. */
export type Build = {
  body: readonly PathPoint[];
  head: readonly PathPoint[];
  tail: readonly PathPoint[];
  /** Legs of the far side. */
  far: readonly (readonly PathPoint[])[];
  ears: readonly (readonly PathPoint[])[];
  eye: PathPoint;
  nose?: readonly [x: number, y: number, radius: number];
  /** Where it wears things, where not as most do. */
  wearing?: Wearing;
};

export type Hide = {
  coat: Hex;
  ear?: Hex;
  head?: Hex;
  tail?: Hex;
  isFurry?: boolean;
  /** Marks on the body and on the head, drawn inside them. */
  onBody?: () => void;
  onHead?: () => void;
};

/** A broad trunk on four short legs. */
export const STOUT = silhouette(
  '-60 -22, -28 -30, 12 -28, 40 -32, 58 -24, 62 0, 57 24, 54 44, 57 72!, 37 72!, 34 48, 18 38, -16 38, -32 42, -34 72!, -56 72!, -58 42, -68 18, -70 -6',
);
export const STOUT_FAR = [
  tube('24 26 10, 24 48 9, 22 68 9'),
  tube('-22 28 10, -20 48 9, -22 68 9'),
];
/** A slighter trunk on long legs. */
export const SLIGHT = silhouette(
  '-54 -18, -24 -24, 10 -24, 36 -34, 52 -32, 56 -8, 50 16, 47 40, 50 76!, 35 76!, 33 44, 24 22, -12 20, -30 26, -36 44, -35 76!, -50 76!, -52 44, -60 18, -62 -4',
);
export const SLIGHT_FAR = [
  tube('28 14 9, 26 44 6, 24 72 6'),
  tube('-34 14 11, -24 44 6, -24 72 6'),
];

/** The part of the trunk that a jumper covers. */
const COVER = silhouette('-46 -60!, 40 -60!, 62 -16!, 64 34!, 30 50!, 10 30!, -20 30!, -40 46!');

/** Draws a standing animal; horns and the like come after it. */
export function quadruped(f: Figure, build: Build, hide: Hide): void {
  const { coat, ear = adjust(coat, -0.07), head = coat } = hide;
  edged(f, build.tail, { colour: hide.tail ?? adjust(coat, -0.04) });
  for (const leg of build.far)
    f.fill(leg, { colour: adjust(coat, -0.12), tip: adjust(coat, -0.1) });
  edged(f, build.body, { colour: adjust(coat, -0.03), tip: adjust(coat, 0.04) });
  if (hide.isFurry) furMarks(f, build.body, { colour: adjust(coat, -0.12), count: 70, lie: -1.9 });
  if (hide.onBody) f.inside(build.body, hide.onBody);
  const [farEar, ...nearEars] = build.ears;
  if (farEar) edged(f, farEar, { colour: adjust(ear, -0.05) });
  edged(f, build.head, { colour: adjust(head, -0.02), tip: adjust(head, 0.03) });
  if (hide.onHead) f.inside(build.head, hide.onHead);
  for (const one of nearEars) edged(f, one, { colour: ear });
  eye(f, [...build.eye, 0.036]);
  if (build.nose) f.dot(build.nose, '#2a2124');
  const [x, y] = build.eye;
  wear(f, {
    neck: [0.42, -0.22, 0.26, 0.35],
    head: [x - 0.12, y - 0.14, 0.2, -0.1],
    eyes: [[x, y, 0.09]],
    trunk: { outline: build.body, cover: COVER },
    ...build.wearing,
  });
}
