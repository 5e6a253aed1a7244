import { adjust, type Hex } from '../../core/colour.ts';
import { lerp } from '../../core/interpolate.ts';
import type { PathPoint } from '../../core/smooth-path.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { leaf } from './leaf.ts';
import { dot, line } from './marks.ts';

export const SPRIGS = ['leafy', 'slender', 'berries', 'buds'] as const;
export type SprigKind = (typeof SPRIGS)[number];

export type SprigShape = { kind: SprigKind; length: number; bend?: number };

const LEAVES: Record<SprigKind, { pairs: number; length: number; width: number; spread: number }> =
  {
    leafy: { pairs: 4, length: 0.36, width: 0.17, spread: 0.85 },
    slender: { pairs: 6, length: 0.27, width: 0.08, spread: 0.7 },
    berries: { pairs: 3, length: 0.26, width: 0.12, spread: 0.9 },
    buds: { pairs: 3, length: 0.3, width: 0.13, spread: 0.75 },
  };

/** Draws a sprig that grows from (0, 0) upwards: a bent stem with paired leaves, and what its kind bears. */
export function sprig(
  pen: Pen,
  { kind, length, bend = pen.rng.range(-0.25, 0.25) }: SprigShape,
  colours: { green: Hex; fruit: Hex },
): void {
  const at = (t: number): PathPoint => [bend * length * t * t, -length * t];
  line(pen, [0, 0.25, 0.5, 0.75, 1].map(at), {
    width: Math.max(1, length * 0.026),
    colour: adjust(colours.green, -0.06),
  });
  const shape = LEAVES[kind];
  for (let pair = 0; pair < shape.pairs; pair += 1) {
    const t = lerp(0.2, 0.92, pair / Math.max(1, shape.pairs - 1));
    for (const side of [-1, 1])
      drawBranch(pen, { kind, length, t: t + side * 0.03, side, at, shape }, colours);
  }
  const [x, y] = at(1);
  inFrame(pen, { x, y, turn: bend * 1.6 }, () => {
    if (kind === 'buds')
      leaf(pen, { length: length * 0.2, width: length * 0.13, veins: 0 }, colours.fruit);
    else if (kind === 'berries')
      dot(pen, { x: 0, y: -length * 0.03, radius: length * 0.05 }, colours.fruit);
    else
      leaf(
        pen,
        { length: length * shape.length * 0.9, width: length * shape.width * 0.9, veins: 2 },
        colours.green,
      );
  });
}

type Branch = {
  kind: SprigKind;
  length: number;
  t: number;
  side: number;
  at: (t: number) => PathPoint;
  shape: (typeof LEAVES)[SprigKind];
};

function drawBranch(
  pen: Pen,
  { kind, length, t, side, at, shape }: Branch,
  { green, fruit }: { green: Hex; fruit: Hex },
): void {
  const [x, y] = at(Math.min(1, t));
  const size = length * lerp(1.1, 0.7, t);
  inFrame(pen, { x, y, turn: side * shape.spread + pen.rng.range(-0.12, 0.12) }, () => {
    leaf(
      pen,
      { length: size * shape.length, width: size * shape.width, bend: side * 0.12, veins: 3 },
      green,
    );
    if (kind !== 'berries') return;
    line(
      pen,
      [
        [0, 0],
        [side * size * 0.05, -size * 0.12],
        [side * size * 0.12, -size * 0.2],
      ],
      { width: Math.max(0.8, length * 0.012), colour: green },
    );
    dot(pen, { x: side * size * 0.13, y: -size * 0.23, radius: length * 0.045 }, fruit);
  });
}
