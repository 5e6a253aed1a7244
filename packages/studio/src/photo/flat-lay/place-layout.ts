import type { PixelSize } from '@toile/tools';
import type { Layout } from './lay-out.ts';
import type { Placement } from './warp-panels.ts';

/** Share of the picture's width or height that the garment fills. */
const FILLED = 0.85;

/** Room around the garment for its shadow, in pixels. */
const MARGIN_PX = 84;

/** Frame around a layout, and the layout's place in it: its middle column is the frame's. */
export type Frame = { size: PixelSize; placement: Placement };

/** A frame that holds the layout, as large as it may be in a picture of a size. */
export function placeLayout(layout: Layout, picture: PixelSize): Frame {
  const sleeves = layout.sleeves.flatMap(({ target }) => [...target.outer, ...target.inner]);
  const lowest = Math.max(layout.lengthPx, ...sleeves.map(({ y }) => y));
  const body = layout.body.flatMap(({ target }) => target.outer);
  const inside = [...body, ...sleeves].filter(({ y }) => y >= -layout.collarPx && y <= lowest);
  const half = Math.max(...inside.map(({ x }) => Math.abs(x)));
  const top = Math.min(...inside.map(({ y }) => y));
  const scale = Math.min(
    (picture.width * FILLED) / (2 * half),
    (picture.height * FILLED) / (lowest - top),
  );
  const above = Math.min(...body.map(({ y }) => y));
  const below = Math.max(lowest, ...body.map(({ y }) => y));
  const width = 2 * Math.ceil(half * scale + MARGIN_PX);
  const height = Math.ceil((below - above) * scale + 2 * MARGIN_PX);
  return {
    size: { width, height },
    placement: { scale, left: width / 2, top: MARGIN_PX - above * scale },
  };
}
