import { adjust, type Hex } from '../../core/colour.ts';
import { lerp } from '../../core/interpolate.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { type FruitKind, fruit } from './fruit.ts';
import { type LeafShape, leaf } from './leaf.ts';
import { drawStalk, type Stalk } from './stalk.ts';

/** The colours of one branch. */
export type BranchTones = { leaf: Hex; back: Hex; stem: Hex; fruit: Hex };

/** Growth of a kind of branch; lengths are in leaf lengths. */
export type Habit = {
  /** From one node to the next. */
  pitch: number;
  paired: boolean;
  leaf: Omit<LeafShape, 'length' | 'width'> & { width: number };
  /** Radians from the stem at its root and at its tip. */
  spread: readonly [number, number];
  /** Size of the leaves at the root and at the tip. */
  size: readonly [number, number];
  stem: number;
  fruit?: FruitKind;
  /** Probability of fruit at a node. */
  fruiting?: number;
};

export const HABITS = {
  olive: {
    pitch: 0.42,
    paired: true,
    leaf: { width: 0.21, slim: 0.85, widest: 0.5, veins: 0 },
    spread: [0.85, 0.45],
    size: [1, 0.62],
    stem: 0.055,
    fruit: 'olive',
    fruiting: 0.3,
  },
  laurel: {
    pitch: 0.5,
    paired: false,
    leaf: { width: 0.38, slim: 1, widest: 0.46, veins: 6 },
    spread: [0.8, 0.5],
    size: [1, 0.6],
    stem: 0.06,
    fruit: 'berry',
    fruiting: 0.22,
  },
  eucalyptus: {
    pitch: 0.62,
    paired: true,
    leaf: { width: 0.92, slim: 0.52, widest: 0.56, veins: 3 },
    spread: [1.25, 0.7],
    size: [1, 0.42],
    stem: 0.06,
  },
  willow: {
    pitch: 0.27,
    paired: false,
    leaf: { width: 0.13, slim: 0.9, widest: 0.4, bend: 0.16, veins: 0 },
    spread: [0.62, 0.3],
    size: [0.9, 0.7],
    stem: 0.035,
  },
  sage: {
    pitch: 0.55,
    paired: true,
    leaf: { width: 0.42, slim: 0.75, widest: 0.5, veins: 7 },
    spread: [1.05, 0.5],
    size: [1, 0.45],
    stem: 0.06,
  },
  rosemary: {
    pitch: 0.2,
    paired: true,
    leaf: { width: 0.15, slim: 0.7, widest: 0.55, veins: 0 },
    spread: [0.75, 0.35],
    size: [0.8, 0.62],
    stem: 0.07,
    fruit: 'bud',
    fruiting: 0.14,
  },
  rowan: {
    pitch: 0.44,
    paired: true,
    leaf: { width: 0.3, slim: 0.9, widest: 0.42, veins: 4 },
    spread: [0.95, 0.6],
    size: [0.95, 0.66],
    stem: 0.05,
    fruit: 'cluster',
    fruiting: 0.2,
  },
} satisfies Record<string, Habit>;

export type BranchShape = { stalk: Stalk; length: number; size: number; habit: Habit };

/** Draws a leafy branch along its stalk: stem first, then leaves from the root to the tip, then fruit. */
export function branch(pen: Pen, shape: BranchShape, tones: BranchTones): void {
  const { stalk, length, size, habit } = shape;
  const nodes = Math.max(4, Math.round(length / (size * habit.pitch)));
  drawStalk(pen, stalk, { width: size * habit.stem * 1.6, colour: tones.stem });
  for (let node = 0; node < nodes; node += 1) {
    const t = lerp(0.07, 0.97, node / (nodes - 1));
    const sides = habit.paired ? [-1, 1] : [node % 2 === 0 ? 1 : -1];
    for (const side of sides) drawLeafAt(pen, { ...shape, t, side }, tones);
    if (habit.fruit && pen.rng.chance(habit.fruiting ?? 0)) {
      inFrame(pen, stalk(t), () =>
        inFrame(pen, { turn: pen.rng.pick([-1, 1]) * pen.rng.range(0.5, 1.1) }, () =>
          fruit(pen, { kind: habit.fruit ?? 'berry', size: size * 0.3 }, tones),
        ),
      );
    }
  }
  inFrame(pen, stalk(1), () =>
    leaf(pen, leafShape(habit, size * habit.size[1] * 0.95, 0), tones.leaf),
  );
}

const leafShape = (
  { leaf: { width, bend = 0.1, ...rest } }: Habit,
  length: number,
  side: number,
) => ({
  ...rest,
  length,
  width: length * width,
  bend: bend * side,
});

type LeafPlace = BranchShape & { t: number; side: number };

function drawLeafAt(
  pen: Pen,
  { stalk, size, habit, t, side }: LeafPlace,
  { leaf: front, back }: BranchTones,
): void {
  const { rng } = pen;
  const at = stalk(Math.min(1, t + side * 0.008));
  const length = size * lerp(habit.size[0], habit.size[1], t) * rng.range(0.9, 1.08);
  const turn = at.turn + side * (lerp(habit.spread[0], habit.spread[1], t) + rng.range(-0.1, 0.1));
  const colour = rng.chance(0.28) ? back : adjust(front, rng.range(-0.03, 0.03));
  inFrame(pen, { ...at, turn }, () => leaf(pen, leafShape(habit, length, side), colour));
}
