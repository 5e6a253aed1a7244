import type { PixelSize } from '@toile/tools';
import type { BodyFrame } from '../parse/body-frame.ts';

/** Of the longer side of a photo, and of the torso of a person in it. */
const PART_OF_PHOTO = 0.05;
const PART_OF_TORSO = 0.25;

/** How far a hand that marks a thing in a photo may slip over its edge, in pixels: less on a small person. */
export const overshootPx = ({ width, height }: PixelSize, { torsoPx }: BodyFrame): number =>
  Math.min(Math.max(width, height) * PART_OF_PHOTO, torsoPx * PART_OF_TORSO);
