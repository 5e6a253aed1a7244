type Stretch = { top: number; bottom: number };

type Ground = {
  /** Height of the window, in pixels like all that follows. */
  height: number;
  /** Height of what is to be put down. */
  stackHeight: number;
  /** What must stay free, by its place in the window. */
  obstacles: readonly Stretch[];
  /** What lies above is the header's. */
  ceiling: number;
};

/** From the window's edge, and from what must stay free. */
const MARGIN_PX = 16;
const GAP_PX = 8;

/**
 * How far from the window's lower edge a stack lies as low as it can without covering anything
 * that must stay free; at the edge where there is no such place.
 */
export function findClearBottom({ height, stackHeight, obstacles, ceiling }: Ground): number {
  let floor = height - MARGIN_PX;
  for (const { top, bottom } of obstacles.toSorted((a, b) => b.bottom - a.bottom)) {
    if (bottom + GAP_PX <= floor - stackHeight) break;
    if (top < floor) floor = Math.min(floor, top - GAP_PX);
  }
  return floor - stackHeight < ceiling ? MARGIN_PX : height - floor;
}
