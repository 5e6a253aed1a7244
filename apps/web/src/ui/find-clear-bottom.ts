type Stretch = { top: number; bottom: number };

type Ground = {
  /** Height of the window, in pixels like all that follows. */
  height: number;
  /** Height of the stack of toasts. */
  stackHeight: number;
  /** Elements that must stay free, by their place in the window. */
  obstacles: readonly Stretch[];
  /** Lower edge of the header. */
  ceiling: number;
};

/** Margin to the window's edge; and gap to elements that must stay free. */
const MARGIN_PX = 16;
const GAP_PX = 8;

/**
 * Distance of a stack from the window's lower edge: the least at which it covers nothing that must
 * stay free; the edge itself where there is no such place.
 */
export function findClearBottom({ height, stackHeight, obstacles, ceiling }: Ground): number {
  let floor = height - MARGIN_PX;
  for (const { top, bottom } of obstacles.toSorted((a, b) => b.bottom - a.bottom)) {
    if (bottom + GAP_PX <= floor - stackHeight) break;
    if (top < floor) floor = Math.min(floor, top - GAP_PX);
  }
  return floor - stackHeight < ceiling ? MARGIN_PX : height - floor;
}
