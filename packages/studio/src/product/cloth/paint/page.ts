import { boundsOf } from '../../../core/scene/bounds.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { GarmentPart } from '../panel.ts';

/** The page in pixels, with the garment's scale and, at `left` and `top`, the pixel of its origin. */
export type Page = { width: number; height: number; pxPerCm: number; left: number; top: number };

/** The garment's size as a factor of its usual size, and its offset from the middle in parts of the page. */
export type Frame = { fill: number; across: number; down: number };

const MIDDLE: Frame = { fill: 1, across: 0, down: 0 };

/** Part of the page that a garment may fill. */
const FILL = { across: 0.83, down: 0.86 };
/** Largest scale of small garments, in pixels per centimetre on a page 768 pixels wide. */
const CLOSEST = 9.4;

/** Fits the garment to the page, by default in its middle. */
export function fitPage(
  parts: readonly GarmentPart[],
  { width, height }: { width: number; height: number },
  { fill, across, down }: Frame = MIDDLE,
): Page {
  const box = boundsOf(parts.flatMap(linesOf));
  const pxPerCm =
    fill *
    Math.min(
      (FILL.across * width) / (box.right - box.left),
      (FILL.down * height) / (box.bottom - box.top),
      (CLOSEST * width) / 768,
    );
  return {
    width,
    height,
    pxPerCm,
    left: width * (0.5 + across) - ((box.left + box.right) / 2) * pxPerCm,
    top: height * (0.492 + down) - ((box.top + box.bottom) / 2) * pxPerCm,
  };
}

/** The lines of a part that count for the garment's size: outlines of panels, and cords. */
function linesOf(part: GarmentPart): readonly Polyline[] {
  if (part.is === 'panel') return part.outlines;
  return part.is === 'cord' ? [part.path] : [];
}

/** Places of the garment, in centimetres, as pixels of the page. */
export const onPage = (points: Polyline, { pxPerCm, left, top }: Page): Point[] =>
  points.map(([x, y]) => [x * pxPerCm + left, y * pxPerCm + top]);
