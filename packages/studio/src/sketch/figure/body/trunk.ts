import { lerp } from '../../../core/interpolate.ts';
import { radiansOf } from '../../../core/radians.ts';
import { add, type Point, turned } from '../../../core/scene/point.ts';
import type { Side, TrunkLevel } from '../body.ts';
import { signOf } from '../body.ts';
import type { Pose } from '../pose.ts';
import type { Build, Section } from './build.ts';
import { alongKnots } from './knots.ts';

/** The trunk in space: places in heads, x to the viewer's right from below the pit of the neck, y from the crown. */
export type Trunk = {
  /** A place on or off the surface: across the body, down, and forward, all as the wearer stands. */
  place: (level: TrunkLevel, across: number, forward: number) => Point;
  side: (side: Side, level: TrunkLevel) => Point;
  front: (across: number, level: TrunkLevel) => Point;
  tiltAt: (level: TrunkLevel) => number;
  angle: number;
};

/**
 * Ellipses on a spine, turned about the vertical and seen straight on: the half-width that shows
 * is √((w cos)² + (d sin)²), and centre front moves by d sin.
 */
export function trunkOf(build: Build, pose: Pose): Trunk {
  const angle = radiansOf(pose.turn);
  const section = sectionAt(build);
  const spineX = spineOf(build, pose);
  const tiltAt = (level: number) =>
    radiansOf(
      lerp(pose.shoulders, pose.hips, Math.min(1, Math.max(0, (level - 1.2) / 2.4)) ** 1.1),
    );
  const place = (level: number, across: number, forward: number): Point => {
    const { y } = section(level);
    const x = across * Math.cos(angle) + forward * Math.sin(angle);
    return add([spineX(y), y], turned([x, 0], tiltAt(level)));
  };
  const side = (which: Side, level: number) => {
    const { width, depth, forward } = section(level);
    const half = Math.hypot(width * Math.cos(angle), depth * Math.sin(angle));
    const { y } = section(level);
    const x = signOf(which) * half + forward * Math.sin(angle);
    return add([spineX(y), y], turned([x, 0], tiltAt(level)));
  };
  const front = (across: number, level: number) => {
    const { width, depth, forward } = section(level);
    const edge = Math.atan2(width * Math.cos(angle), depth * Math.sin(angle));
    const phi = across >= 0 ? across * edge : across * (Math.PI - edge);
    return place(level, width * Math.sin(phi), depth * Math.cos(phi) + forward);
  };
  return { place, side, front, tiltAt, angle };
}

function sectionAt({ sections }: Build): (level: TrunkLevel) => Section {
  const of = (key: 'y' | 'width' | 'depth' | 'forward') =>
    alongKnots(sections.map((section) => [section.level, section[key]]));
  const [y, width, depth, forward] = [of('y'), of('width'), of('depth'), of('forward')];
  return (level) => ({
    level,
    y: y(level),
    width: width(level),
    depth: depth(level),
    forward: forward(level),
  });
}

/** The spine's x at a height: an S from the pit of the neck over waist to pelvis. */
function spineOf(build: Build, pose: Pose): (y: number) => number {
  const waistY = build.sections[4].y;
  const hipY = build.sections[6].y;
  return alongKnots([
    [0, 0],
    [build.pitY, 0],
    [lerp(build.pitY, waistY, 0.5), pose.waistX * 0.42],
    [waistY, pose.waistX],
    [hipY, pose.pelvisX],
    [hipY + 1, pose.pelvisX],
  ]);
}
