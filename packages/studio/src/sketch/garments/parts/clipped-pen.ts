import { resample } from '../../../core/scene/curve.ts';
import { isInside } from '../../../core/scene/inside.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';

const STEP_PX = 2.5;

/** A pen whose strokes end where the given pieces of cloth do. */
export function clippedPen(pen: LayerPen, pieces: readonly Polyline[]): LayerPen {
  return {
    region: pen.region,
    stroke: (role, path, options) => {
      for (const run of runsInside(path, pieces)) pen.stroke(role, run, options);
    },
  };
}

/** The parts of a row that lie on any of the pieces; the row itself where it does so wholly. */
export function runsInside(path: Polyline, pieces: readonly Polyline[]): Polyline[] {
  const isOn = (point: Point) => pieces.some((outline) => isInside(outline, point));
  if (path.every(isOn)) return [path];
  const runs: Point[][] = [];
  let isOpen = false;
  for (const point of resample(path, STEP_PX)) {
    if (!isOn(point)) isOpen = false;
    else if (isOpen) runs[runs.length - 1].push(point);
    else {
      runs.push([point]);
      isOpen = true;
    }
  }
  return runs.filter((run) => run.length > 2);
}
