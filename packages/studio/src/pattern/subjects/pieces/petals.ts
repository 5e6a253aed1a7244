import type { Hex } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { edged } from './edged.ts';
import type { Figure } from './figure.ts';

/** A petal that grows from (0, 0) upwards, in a figure's own measure. */
export type Petal = {
  length: number;
  width: number;
  tip?: keyof typeof SIDES;
  /** Lean of the tip to the right, as a part of the length. */
  bend?: number;
};

/** Right sides from the root to the tip: half breadths and heights as parts of the whole. */
const SIDES = {
  round: '14 0, 62 26, 96 60, 88 84, 48 98, 0 100',
  pointed: '18 0, 66 22, 100 50, 78 74, 30 92, 0 100',
  notched: '14 0, 60 34, 98 70, 84 94, 40 101, 0 91',
  toothed: '10 0, 44 40, 82 74, 100 88, 72 92, 58 101, 36 94, 18 102, 0 95',
  spoon: '30 0, 46 30, 66 60, 100 84, 62 98, 0 100',
} as const;

const sideOf = (tip: keyof typeof SIDES) =>
  SIDES[tip].split(', ').map((mark) => mark.split(' ').map((part) => Number(part) / 100));

/** Draws a petal from its root's colour to its tip's; no two are quite alike. */
export function petalFrom(
  f: Figure,
  { length, width, tip = 'round', bend = 0 }: Petal,
  colours: { root: Hex; tip: Hex },
): void {
  const { rng } = f.pen;
  const lean = (t: number) => bend * length * t * t;
  const place = (side: number) =>
    sideOf(tip).map(([half, t]): PathPoint => {
      const breadth = (half * width * rng.range(0.95, 1.05)) / 2;
      return [lean(t) + side * breadth, -length * t];
    });
  const [right, left] = [place(1), place(-1)];
  edged(f, [...left, ...right.slice(0, -1).toReversed()], {
    colour: colours.root,
    tip: colours.tip,
  });
}

export type Fan = {
  count: number;
  /** Radians from upwards, of the first and of the last. */
  from: number;
  to: number;
  shake?: number;
};

/** Runs `draw` once for each petal of a fan, the outer ones first, so that the middle one lies on top. */
export function petalFan(
  f: Figure,
  { count, from, to, shake = 0 }: Fan,
  draw: (turn: number) => void,
): void {
  const turns = Array.from({ length: count }, (_, i) =>
    count === 1 ? (from + to) / 2 : lerp(from, to, i / (count - 1)),
  );
  const middle = (from + to) / 2;
  for (const turn of turns.toSorted((a, b) => Math.abs(b - middle) - Math.abs(a - middle)))
    f.at({ turn: turn + f.pen.rng.range(-shake, shake) }, () => draw(turn));
}
