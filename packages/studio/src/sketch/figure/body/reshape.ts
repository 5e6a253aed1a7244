import { lerp } from '../../../core/interpolate.ts';
import type { Build, LimbProfile } from './build.ts';

/** Factors at the seven sections of the trunk, from the shoulder down to the hip line. */
export type SevenFactors = readonly [number, number, number, number, number, number, number];

/** Factors on a body's girths; limbs by their root, their bend and their end. */
export type Girths = {
  widths: SevenFactors;
  depths?: SevenFactors;
  arm?: readonly [root: number, bend: number, end: number];
  leg?: readonly [root: number, bend: number, end: number];
  neck?: number;
};

/** A build with other girths, its bones as they are. */
export function withGirths(
  build: Build,
  { widths, depths = widths, arm, leg, neck = 1 }: Girths,
): Build {
  const last = build.sections.length - 1;
  return {
    ...build,
    sections: build.sections.map((section, i) => ({
      ...section,
      width: section.width * widths[i],
      depth: section.depth * depths[i],
    })),
    neckWidth: build.neckWidth * neck,
    hipJoint: build.hipJoint * lerp(1, widths[last], 0.75),
    bustAcross: build.bustAcross * lerp(1, widths[2], 0.7),
    bustForward: build.bustForward * depths[2],
    arm: arm ? stouter(build.arm, arm) : build.arm,
    leg: leg ? stouter(build.leg, leg) : build.leg,
    legAside: leg ? stouter(build.legAside, leg) : build.legAside,
  };
}

/** The part of a limb at which it bends. */
const BEND = 0.5;

function stouter(
  profile: LimbProfile,
  [root, bend, end]: readonly [number, number, number],
): LimbProfile {
  return profile.map(([part, outer, inner]) => {
    const factor =
      part < BEND ? lerp(root, bend, part / BEND) : lerp(bend, end, (part - BEND) / (1 - BEND));
    return [part, outer * factor, inner * factor];
  });
}

/** Factors on a body's lengths below the pit of the neck. */
export type Lengths = { trunk: number; legs: number; arms: number };

/** A build with a longer or shorter trunk, legs and arms; head, neck and feet stay. */
export function withLengths(build: Build, { trunk, legs, arms }: Lengths): Build {
  const { pitY, crotchY, ankleY, heads } = build;
  const onTrunk = (y: number) => pitY + (y - pitY) * trunk;
  const crotch = onTrunk(crotchY);
  const onLeg = (y: number) => crotch + (y - crotchY) * legs;
  const ankle = onLeg(ankleY);
  return {
    ...build,
    sections: build.sections.map((section) => ({
      ...section,
      // What lies above the pit of the neck stays with it.
      y: section.y > pitY ? onTrunk(section.y) : section.y,
    })),
    crotchY: crotch,
    kneeY: onLeg(build.kneeY),
    ankleY: ankle,
    heads: ankle + (heads - ankleY),
    upperArm: build.upperArm * arms,
    foreArm: build.foreArm * arms,
  };
}
