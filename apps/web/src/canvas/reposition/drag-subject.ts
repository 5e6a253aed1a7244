import type { Point } from '../../lib/pictures/point.ts';
import type { Grip } from './find-grip.ts';
import { rotate, type SubjectPlace } from './subject-place.ts';

type Drag = {
  grip: Grip;
  /** Place of the subject at the press. */
  start: SubjectPlace;
  /** Points of the pointer, at the press and now, in pixels of the photo. */
  from: Point;
  to: Point;
};

/**
 * The place of a subject after a drag. A drag of a corner keeps the proportions and leaves the
 * opposite corner in its place. `limitScale` gives the allowed scale for a wanted one.
 */
export function dragSubject(
  { grip, start, from, to }: Drag,
  limitScale: (scale: number) => number,
): SubjectPlace {
  const by = { x: to.x - from.x, y: to.y - from.y };
  switch (grip.kind) {
    case 'subject':
      return { ...start, x: start.x + by.x, y: start.y + by.y };
    case 'turn':
      return { ...start, rotation: start.rotation + angleOf(start, to) - angleOf(start, from) };
    case 'corner': {
      // From the middle to the corner, along the subject's own sides.
      const half = rotate(
        { x: grip.corner.x * start.scale, y: grip.corner.y * start.scale },
        start.rotation,
      );
      const along = (by.x * half.x + by.y * half.y) / (2 * (half.x ** 2 + half.y ** 2));
      const scale = limitScale(start.scale * (1 + along));
      const growth = scale / start.scale - 1;
      return { ...start, scale, x: start.x + half.x * growth, y: start.y + half.y * growth };
    }
  }
}

/** Direction from a middle to a point, in degrees clockwise. */
function angleOf(middle: Point, at: Point): number {
  return (Math.atan2(at.y - middle.y, at.x - middle.x) * 180) / Math.PI;
}
