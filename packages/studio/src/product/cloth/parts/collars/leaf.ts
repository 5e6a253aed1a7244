import type { Point } from '../../../../core/scene/point.ts';
import { wrinkle } from '../../folds/wrinkle.ts';
import { type Mark, stitch, topStitch } from '../../marks/mark.ts';
import { createPanel, type Panel } from '../../panel.ts';
import { curve, edgesOn, offset, onSide, type Side } from '../shape.ts';

/** A collar's or lapel's leaf, drawn for the left: its fold, and the edge that falls. */
export type Leaf = {
  /** Along the fold, from the back of the neck to the front. */
  roll: Point[];
  /** Along the free edge, from the back of the neck to the tip. */
  fall: Point[];
  /** Points between the tip and the front end of the fold, if that edge is not straight. */
  front?: Point[];
  turn?: number;
};

type LeafOptions = {
  name: string;
  side: Side;
  stitching?: 'tonal' | 'contrast' | 'none';
  thick?: number;
};

/** One leaf on one side. Its cloth turns with it. */
export function leafPanel(
  { roll, fall, front = [], turn = 0.42 }: Leaf,
  options: LeafOptions,
): Panel {
  const { name, side, stitching = 'tonal', thick = 1 } = options;
  const outer = curve(...fall);
  const inner = curve(...roll);
  const edge = onSide(side, offset([...outer, ...front], 0.62));
  const marks: Mark[] =
    stitching === 'none' ? [] : [stitching === 'contrast' ? topStitch(edge) : stitch(edge)];
  return createPanel({
    name: `${name} ${side}`,
    ...edgesOn(side, outer, inner),
    outlines: [onSide(side, [...outer, ...front, ...inner.toReversed()])],
    cut: {
      turn: side === 'left' ? turn : -turn,
      origin: onSide(side, [fall[0]])[0],
      clothAt: [side === 'left' ? 3 : 9, 4],
    },
    bulge: 0.1,
    squareness: 2.2,
    edgeCm: 0.42 * thick,
    folds: [wrinkle(0.06, { acrossCm: 5, downCm: 6 })],
    cast: 0.62,
    liftCm: 0.75 * thick,
    marks,
  });
}

type StandOptions = { half: number; top: number; low: number; y?: number };

/** The inside of a collar at the back of the neck: what stands behind the opening. */
export function collarBack({ half, top, low, y = 0 }: StandOptions): Panel {
  const upper = curve(
    [-half, top + 1.5 + y],
    [-half * 0.6, top + 0.35 + y],
    [0, top + y],
    [half * 0.6, top + 0.35 + y],
    [half, top + 1.5 + y],
  );
  const lower = curve([-half - 0.5, low - 1], [0, low], [half + 0.5, low - 1]);
  return createPanel({
    name: 'collar back',
    left: curve([-half, top + 1.5], [-half - 0.5, low - 1]),
    right: curve([half, top + 1.5], [half + 0.5, low - 1]),
    outlines: [[...upper, ...lower.toReversed()]],
    cut: { turn: Math.PI / 2 },
    shade: 0.8,
    bulge: -0.06,
    edgeCm: 0.35,
    cast: 0.35,
    liftCm: 0.5,
    marks: [stitch(offset(upper, -0.6))],
  });
}
