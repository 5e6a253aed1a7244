import { radiansOf } from '../../../core/radians.ts';
import { add, type Point, turned } from '../../../core/scene/point.ts';
import type { Head } from '../body.ts';
import type { Pose } from '../pose.ts';
import type { Build } from './build.ts';

/** The head on its neck: it turns about the pit of the neck, and leans over to where it tilts. */
export function headOf(build: Build, pose: Pose, pit: Point): Head {
  const unit = build.unitPx;
  const heightPx = unit * build.headScale;
  const tilt = radiansOf(pose.head.tilt);
  const turn = Math.max(-1, Math.min(1, pose.head.turn / 90));
  const rise = turned([0, -(build.pitY - 1) * unit - heightPx / 2], tilt * 0.8);
  const stoop = build.stoop ?? { ahead: 0, down: 0 };
  const ahead =
    (Math.sin(radiansOf(pose.head.turn)) * 0.05 - Math.sin(radiansOf(pose.turn)) * 0.1) * unit;
  const bent = Math.sin(radiansOf(pose.turn)) * stoop.ahead * unit;
  const centre = add(add(pit, rise), [ahead + bent, stoop.down * unit]);
  return {
    centre,
    heightPx,
    tilt,
    turn,
    at: (x, y) => add(centre, turned([x * heightPx, y * heightPx], tilt)),
  };
}
