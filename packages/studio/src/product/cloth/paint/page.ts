import { boundsOf } from '../../../core/scene/bounds.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import type { GarmentPart } from '../panel.ts';

/** The page in pixels, with the garment's scale and, at `left` and `top`, the pixel of its origin. */
export type Page = { width: number; height: number; pxPerCm: number; left: number; top: number };

/** The garment's size as a factor of its usual size, and its offset from the middle in parts of the page. */
export type Frame = { fill: number; across: number; down: number };

/** Place and size of a garment on the page. */
type Placing = { frame?: Frame; closest?: number };

const MIDDLE: Frame = { fill: 1, across: 0, down: 0 };

/** Part of the page that a garment may fill. */
const FILL = { across: 0.83, down: 0.86 };
/** Largest scale of small garments, and of what is carried, in pixels per centimetre on a page 768 pixels wide. */
export const CLOSEST = { garment: 9.4, accessory: 21 };

/** Fits the garment to the page, by default in its middle and no closer than clothes are. */
export function fitPage(
  parts: readonly GarmentPart[],
  { width, height }: { width: number; height: number },
  { frame = MIDDLE, closest = CLOSEST.garment }: Placing = {},
): Page {
  const { fill, across, down } = frame;
  const box = boundsOfParts(parts);
  const pxPerCm =
    fill *
    Math.min(
      (FILL.across * width) / (box.right - box.left),
      (FILL.down * height) / (box.bottom - box.top),
      (closest * width) / 768,
    );
  return {
    width,
    height,
    pxPerCm,
    left: width * (0.5 + across) - ((box.left + box.right) / 2) * pxPerCm,
    top: height * (0.492 + down) - ((box.top + box.bottom) / 2) * pxPerCm,
  };
}

/** The box that parts fill, in centimetres. */
export const boundsOfParts = (parts: readonly GarmentPart[]) => boundsOf(parts.flatMap(linesOf));

/** The lines of a part that count for the garment's size: outlines of panels, and cords. */
function linesOf(part: GarmentPart): readonly Polyline[] {
  if (part.is === 'panel') return part.outlines;
  if (part.is === 'group') {
    const [dx, dy] = part.at;
    return part.parts.flatMap(linesOf).map((line) => line.map(([x, y]) => [x + dx, y + dy]));
  }
  return part.is === 'cord' ? [part.path] : [];
}

/** The page for parts whose origin lies `at` centimetres from the garment's. */
export const movedPage = (page: Page, at: Point): Page => ({
  ...page,
  left: page.left + at[0] * page.pxPerCm,
  top: page.top + at[1] * page.pxPerCm,
});

/** Places of the garment, in centimetres, as pixels of the page. */
export const onPage = (points: Polyline, { pxPerCm, left, top }: Page): Point[] =>
  points.map(([x, y]) => [x * pxPerCm + left, y * pxPerCm + top]);
