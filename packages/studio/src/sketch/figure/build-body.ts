import { add, between, type Point, turned } from '../../core/scene/point.ts';
import { armOf } from './body/arm.ts';
import type { Build } from './body/build.ts';
import { HEEL_RISE } from './body/foot-view.ts';
import { gripOf } from './body/grip.ts';
import { headOf } from './body/head-frame.ts';
import { legOf } from './body/leg.ts';
import { reachOf } from './body/reach.ts';
import { buildOf } from './body/shape-registry.ts';
import { type Trunk, trunkOf } from './body/trunk.ts';
import { type Body, type BodyKind, type Leg, SIDES, type Side, signOf } from './body.ts';
import { mirrored, type Pose } from './pose.ts';

export type BodyOptions = {
  kind: BodyKind;
  /** Ids of the shapes in which it differs from the usual body of its kind. */
  shapes?: readonly string[];
  isMirrored?: boolean;
  isBack?: boolean;
  /** Laid flat for a technical drawing. */
  isFlat?: boolean;
  /** 0 a flat sole, 1 a high heel. By default 0.8 on women, else 0. */
  heel?: number;
  /** Pixels of a head; by default what fills the page. */
  unitPx?: number;
  /** The page's x of the figure's middle, and the y of the floor. */
  centreX?: number;
  floorY?: number;
};

/** A body in a pose, standing on the page of 768 × 1024. */
export function buildBody(given: Pose, options: BodyOptions): Body {
  const pose = options.isMirrored ? mirrored(given) : given;
  const shaped = buildOf(options.kind, options.shapes ?? []);
  const build = { ...shaped, ...(options.unitPx && { unitPx: options.unitPx }) };
  const heel = options.heel ?? (options.kind === 'woman' ? 0.8 : 0);
  const frame = frameOf(build, pose, { ...options, heel });
  const { page, trunk, floorY, plumbX } = frame;
  const limbs = { build, pose, trunk, page };
  const leg = (side: Side) =>
    legOf({
      side,
      build,
      pose: pose.legs[side],
      hip: page(hipJoint(limbs, side)),
      plumbX,
      floorY,
      heel,
      angle: trunk.angle,
      isAway: pose.isBack ?? false,
    });
  const legs = { left: leg('left'), right: leg('right') };
  const pit: Point = [page(trunk.place(0, 0, 0.16))[0], page([0, build.pitY])[1]];
  const head = headOf(build, pose, pit);
  const arm = (side: Side) =>
    armOf({
      side,
      build,
      pose: pose.arms[side],
      joint: page(shoulderJoint(limbs, side)),
      grip: gripOf({ ...limbs, side, head, arm: pose.arms[side] }),
    });
  const side: Body['side'] = (which, level, easePx = 0) => {
    const at = page(trunk.side(which, level));
    return add(at, turned([signOf(which) * easePx, 0], trunk.tiltAt(level)));
  };
  return {
    kind: options.kind,
    unit: build.unitPx,
    turn: pose.turn / 90,
    sway: pose.sway,
    isFlat: options.isFlat ?? false,
    isBack: options.isBack ?? pose.isBack ?? false,
    pitOfNeck: pit,
    neckBase: bothSides((which) => neckBase(limbs, which)),
    shoulder: bothSides((which) => side(which, 0)),
    bust: bothSides((which) =>
      page(trunk.place(1.55, signOf(which) * build.bustAcross, build.bustForward)),
    ),
    crotch: add(page(trunk.place(4, 0, 0.1)), [
      0,
      (build.crotchY - build.sections[6].y) * build.unitPx,
    ]),
    side,
    front: (across, level) => page(trunk.front(across, level)),
    arm: { left: arm('left'), right: arm('right') },
    leg: legs,
    nearLeg: pose.near,
    head,
    foot: { length: build.foot, ankleUp: build.heads - build.ankleY },
    reach: reachOf(silhouette(side, legs)),
    heightAt: (heads) => floorY + (heads - build.heads - heel * HEEL_RISE) * build.unitPx,
    floorY,
  };
}

type Parts = { build: Build; pose: Pose; trunk: Trunk; page: (place: Point) => Point };

function frameOf(build: Build, pose: Pose, options: BodyOptions & { heel: number }) {
  const floorY = options.floorY ?? 950;
  const unit = build.unitPx;
  const feet = (pose.legs.right.x - pose.legs.left.x) / 2;
  const plumbX = (options.centreX ?? 384) - (feet * 0.5 + pose.pelvisX * 0.3) * unit;
  const crownY = floorY - (build.heads + options.heel * HEEL_RISE) * unit;
  const page = (place: Point): Point => [plumbX + place[0] * unit, crownY + place[1] * unit];
  return { page, trunk: trunkOf(build, pose), floorY, plumbX };
}

const bothSides = <T>(of: (side: Side) => T): Record<Side, T> => ({
  left: of('left'),
  right: of('right'),
});

function hipJoint({ build, trunk }: Parts, side: Side): Point {
  const at = trunk.place(4, signOf(side) * build.hipJoint, -0.04);
  return add(at, [0, 0.02]);
}

function shoulderJoint({ trunk, build }: Parts, side: Side): Point {
  const inwards = build.arm[0][1] * 0.92;
  const tip = trunk.side(side, 0);
  return add(tip, turned([-signOf(side) * inwards, inwards * 0.95], trunk.tiltAt(0)));
}

function neckBase({ build, trunk, page }: Parts, side: Side): Point {
  const { y } = build.sections[0];
  const at = trunk.place(0, 0, -0.02);
  const rise = build.pitY - y - build.neckWidth * 0.62;
  return page(add(at, turned([signOf(side) * build.neckWidth, rise], trunk.tiltAt(0))));
}

/** Rows of points that bound hips, legs and feet. */
function silhouette(side: Body['side'], legs: Record<Side, Leg>) {
  const hips = SIDES.map((which) =>
    Array.from({ length: 30 }, (_, i) => side(which, 1 + (i / 29) * 3)),
  );
  const ofLegs = SIDES.flatMap((which) => {
    const { outer, inner, ankle, toe } = legs[which];
    const foot = [-1, 1].map((sign) => [
      add(ankle, [sign * 9, 0]),
      add(between(ankle, toe, 0.7), [sign * 13, 0]),
      toe,
    ]);
    return [outer, inner, ...foot];
  });
  return [...hips, ...ofLegs];
}
