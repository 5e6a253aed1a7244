import { LABEL } from '../../parse/labels.ts';
import { limbLength, placeOnLimb } from '../body/limb.ts';
import type { ViewedBody } from '../body/viewed-body.ts';
import type { Worn } from '../body/worn.ts';
import { armHalf } from '../warp/place-sleeve.ts';
import { NONE } from './nearest-class.ts';

type Laid = {
  body: ViewedBody;
  worn: Worn;
  /** Height of the new garment's hem in a column; undefined where it ends with the mask. */
  hemY?: (x: number) => number;
};

/** Half of a leg's width, as a share of the shoulders' width. */
const LEG = 0.17;

/** Height of the hip above its joint, as a share of the shoulders' width: a leg reaches no higher. */
const HIP = 0.4;
/** Depth of a neckline below the chest's line, in torso lengths. */
const NECK = 0.25;

/** Label of each pixel once the garment is taken off: skin on arms, neck and legs, the ground beside them. */
export function wantedBelow({ body, worn, hemY }: Laid): (x: number, y: number) => number {
  const { shouldersPx, arms, legs } = body;
  const isArm = (x: number, y: number) =>
    arms.some((arm) => {
      const { alongPx, asidePx } = placeOnLimb(x, y, arm);
      const part = alongPx / limbLength(arm);
      return part > -0.05 && part < 1 && Math.abs(asidePx) < armHalf(part) * shouldersPx;
    });
  const isLeg = (x: number, y: number) =>
    legs.some((leg) => {
      const { alongPx, asidePx } = placeOnLimb(x, y, leg);
      return alongPx > -HIP * shouldersPx && Math.abs(asidePx) < LEG * shouldersPx;
    });
  // No part of the trunk in the mask need be beside a wide neckline.
  const isNeck = (x: number, y: number) =>
    y < body.chest.y + NECK * body.torsoPx && Math.abs(x - body.spineX(y)) < shouldersPx / 2;
  const isTrunk = (x: number, y: number) => {
    const sides = worn.trunk(y);
    return sides !== undefined && x >= sides[0] - 1 && x <= sides[1] + 1;
  };
  return (x, y) => {
    if (worn.place === 'lower') return isLeg(x, y) ? LABEL.skin : NONE;
    const isBelow = hemY !== undefined && y > hemY(x);
    if (isBelow && worn.place === 'full') return isLeg(x, y) ? LABEL.skin : LABEL.background;
    // A bare waist, or the garment below: the nearest label decides.
    if (isBelow && isTrunk(x, y)) return NONE;
    if (isArm(x, y) || isNeck(x, y)) return LABEL.skin;
    if (isTrunk(x, y)) return y < body.hips.y ? LABEL.skin : NONE;
    // An uncovered leg is skin, not ground.
    if (worn.place === 'full' && y > body.hips.y && isLeg(x, y)) return LABEL.skin;
    return LABEL.background;
  };
}
