import { add, between, type Point } from '../../../core/scene/point.ts';
import { type Head, type Side, signOf } from '../body.ts';
import type { Grip, PoseArm } from '../pose.ts';
import type { Build } from './build.ts';
import type { Trunk } from './trunk.ts';

export type GripInput = {
  arm: PoseArm;
  side: Side;
  build: Build;
  trunk: Trunk;
  head: Head;
  page: (place: Point) => Point;
};

/** Where the wrist comes to lie for a grip, in pixels; undefined when the arm goes by angles. */
export function gripOf(input: GripInput): Point | undefined {
  const { arm, side, build } = input;
  if (!arm.grip) return undefined;
  const [out, down] = arm.offset ?? [0, 0];
  const unit = build.unitPx;
  return add(GRIPS[arm.grip](input), [signOf(side) * out * unit, down * unit]);
}

const onSide = (level: number, out: number) => {
  return ({ page, trunk, side }: GripInput): Point =>
    page(add(trunk.side(side, level), [signOf(side) * out, 0]));
};

const GRIPS: Record<Grip, (input: GripInput) => Point> = {
  hip: onSide(3.3, 0.1),
  pocket: onSide(3.75, -0.02),
  'back-pocket': onSide(3.8, 0.06),
  'small-of-back': onSide(3.2, -0.1),
  hair: ({ head, side }) => head.at(signOf(side) * 0.46, -0.18),
  crown: ({ head, side }) => head.at(signOf(side) * 0.34, -0.5),
  across: ({ page, trunk, side }) =>
    page(between(trunk.front(0, 2.35), trunk.side(side === 'left' ? 'right' : 'left', 2.35), 0.62)),
  chest: ({ page, trunk }) => page(trunk.front(0, 1.9)),
  'belly-near': ({ page, trunk, side }) =>
    page(between(trunk.front(0, 3.2), trunk.side(side, 3.2), 0.34)),
  lap: ({ page, trunk, side }) => page(between(trunk.front(0, 3.7), trunk.side(side, 3.7), 0.26)),
  belly: ({ page, trunk, side }) => page(between(trunk.front(0, 2.7), trunk.side(side, 2.7), 0.2)),
};
