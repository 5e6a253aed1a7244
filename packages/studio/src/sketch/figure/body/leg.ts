import { lerp } from '../../../core/interpolate.ts';
import { radiansOf } from '../../../core/radians.ts';
import { add, between, type Point, times } from '../../../core/scene/point.ts';
import { type Leg, type Side, signOf } from '../body.ts';
import type { PoseLeg } from '../pose.ts';
import type { Build, LimbProfile } from './build.ts';
import { FROM_ABOVE, HEEL_RISE } from './foot-view.ts';
import { limbOf } from './limb.ts';

export type LegInput = {
  side: Side;
  build: Build;
  pose: PoseLeg;
  /** Pixels: the hip joint, the page's x below the pit of the neck, the floor. */
  hip: Point;
  plumbX: number;
  floorY: number;
  /** 0 a flat sole, 1 a high heel. */
  heel: number;
  /** Radians that the trunk is turned. */
  angle: number;
  /** The toes point away from the viewer. */
  isAway: boolean;
};

/** A leg that stands where its pose says, its foot seen from a little above. */
export function legOf(input: LegInput): Leg {
  const { side, build, pose, hip } = input;
  const sign = signOf(side);
  const unit = build.unitPx;
  const ankle = ankleOf(input);
  const thigh = build.kneeY - (build.crotchY - 0.2);
  const shin = build.ankleY - build.kneeY;
  const share = pose.thigh ?? thigh / (thigh + shin);
  const straight = between(hip, ankle, share);
  const knee = add(straight, [sign * (pose.knee ?? 0.02) * unit, 0]);
  const limb = limbOf({
    side,
    joints: [hip, knee, ankle],
    profile: turnedProfile(input),
    unitPx: unit,
    bow: [0.045, 0.02],
  });
  const foot = footOf(input);
  return { ...limb, ...foot, hip, knee, ankle, toe: add(ankle, toeOf(input, foot)) };
}

function ankleOf({ side, build, pose, plumbX, floorY, heel }: LegInput): Point {
  const unit = build.unitPx;
  const stride = (build.heads - build.crotchY) / 4.7;
  const flat = build.heads - build.ankleY;
  const height = flat + heel * HEEL_RISE + (pose.lift ?? 0);
  return [plumbX + signOf(side) * pose.x * stride * unit, floorY - height * unit];
}

type Foot = Pick<Leg, 'heading' | 'tip' | 'rise'>;

function footOf({ side, pose, heel, angle, isAway }: LegInput): Foot {
  const outwards = signOf(side) * radiansOf(pose.toes ?? 12);
  return {
    heading: isAway ? Math.PI - outwards - angle * 0.6 : outwards + angle * 0.6,
    tip: radiansOf(pose.tip ?? 0),
    rise: heel * HEEL_RISE,
  };
}

/** From ankle to toe, in pixels: what points at the viewer is foreshortened. */
function toeOf({ build }: LegInput, { heading, tip, rise }: Foot): Point {
  const up = -(build.heads - build.ankleY + rise);
  const forward = build.foot * Math.cos(tip) + up * Math.sin(tip);
  const high = up * Math.cos(tip) - build.foot * Math.sin(tip);
  const near = forward * Math.cos(heading);
  return times([forward * Math.sin(heading), near * FROM_ABOVE - high * 0.97], build.unitPx);
}

/** Between the leg from before and the leg from its side, as the trunk is turned. */
function turnedProfile({ build, side, angle }: LegInput): LimbProfile {
  const aside = Math.abs(Math.sin(angle));
  const outerIsFront = Math.sign(angle) === signOf(side);
  return build.leg.map(([part, outer, inner], i) => {
    const [, front, back] = build.legAside[i];
    const [toOuter, toInner] = outerIsFront ? [front, back] : [back, front];
    return [part, lerp(outer, toOuter, aside), lerp(inner, toInner, aside)] as const;
  });
}
