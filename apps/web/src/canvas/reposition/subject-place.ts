import { REPOSITION_MAX_TIMES, REPOSITION_MIN_WIDTH_PX, type Reposition } from '@toile/contract';
import type { Size } from '../../lib/pictures/paper.ts';
import type { Point } from '../mask/mark.ts';
import type { Box } from '../mask/mask-pixels.ts';

/**
 * Place of a subject: the middle of its box, its size relative to the photo's, degrees clockwise.
 */
export type SubjectPlace = Point & { scale: number; rotation: number };

/** Place of the subject as the photo shows it. */
export function placeOfBox(box: Box): SubjectPlace {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale: 1, rotation: 0 };
}

/** The place in the form that a run's request takes. */
export function toReposition({ x, y, scale, rotation }: SubjectPlace, box: Size): Reposition {
  const width = box.width * scale;
  const height = box.height * scale;
  return {
    x: Math.round(x - width / 2),
    y: Math.round(y - height / 2),
    width: Math.round(width),
    rotation: Math.round(turn(rotation)),
  };
}

/** The place of a subject from a run's `reposition`. */
export function fromReposition(reposition: Reposition, box: Size): SubjectPlace {
  const scale = reposition.width / box.width;
  return {
    x: reposition.x + reposition.width / 2,
    y: reposition.y + (box.height * scale) / 2,
    scale,
    rotation: reposition.rotation,
  };
}

/** The scale within its limits: no narrower than can be handled, no wider than a run accepts. */
export function limitScale(scale: number, box: Size, photo: Size): number {
  const least = REPOSITION_MIN_WIDTH_PX / box.width;
  const most = Math.max(least, (photo.width * REPOSITION_MAX_TIMES) / box.width);
  return Math.min(Math.max(scale, least), most);
}

/**
 * The place moved back to where the subject's middle is within the photo, so that it can be
 * reached.
 */
export function keepInReach(place: SubjectPlace, photo: Size): SubjectPlace {
  return {
    ...place,
    x: Math.min(Math.max(place.x, 0), photo.width),
    y: Math.min(Math.max(place.y, 0), photo.height),
  };
}

/** A point rotated about the origin, in degrees clockwise. */
export function rotate({ x, y }: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The same angle between −180 and 180 degrees. */
function turn(rotation: number): number {
  return ((((rotation + 180) % 360) + 360) % 360) - 180;
}
