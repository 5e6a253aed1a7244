import type { PixelSize } from '@toile/tools';
import type { BodyFrame } from '../parse/body-frame.ts';

/** Limits of a slip, as shares of the photo's longer side and of the person's torso. */
const PART_OF_PHOTO = 0.05;
const PART_OF_TORSO = 0.25;

/** Largest slip of the hand over the edge of a marked object, in pixels: smaller on a small person. */
export const overshootPx = ({ width, height }: PixelSize, { torsoPx }: BodyFrame): number =>
  Math.min(Math.max(width, height) * PART_OF_PHOTO, torsoPx * PART_OF_TORSO);
