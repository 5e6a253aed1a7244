import type { TechPackCallout } from '@toile/contract';
import type { Box } from '../../../lib/pdf/page-size.ts';
import type { PlacedViews } from './lay-out-views.ts';

/** A callout on the page: the place that it points at, and the column in which its text stands. */
export type PlacedCallout<Callout extends TechPackCallout> = {
  callout: Callout;
  at: readonly [number, number];
  /** Height of its text's middle. */
  y: number;
  column: { left: number; width: number };
  /** The side of the view that its text stands on. */
  side: 'left' | 'right';
};

/** Least distance of two texts in a column, in points: two lines and air. */
const STEP = 27;
/** White between a view and the texts beside it. */
const AIR = 14;

type Room = { area: Box; aside: number };

/** Places the texts of callouts at the sides of their views, so that none lies over another. */
export function layOutCallouts<Callout extends TechPackCallout>(
  callouts: readonly Callout[],
  views: PlacedViews,
  { area, aside }: Room,
): PlacedCallout<Callout>[] {
  const { front, back: behind } = views;
  const endOf = ({ box }: PlacedViews['front']) => box.left + box.width;
  // Beside each other the texts fill the columns; below each other they stand close to the views.
  const start = Math.min(front.box.left, behind.box.left) - AIR - aside;
  const end = Math.max(endOf(front), endOf(behind)) + AIR;
  const first = { left: views.isBeside ? area.left : start, width: aside };
  const gutter = { left: views.isBeside ? endOf(front) + AIR : end, width: aside };
  const last = { left: views.isBeside ? area.left + area.width - aside : end, width: aside };
  const [left, middle] = halve(
    callouts.filter(({ view }) => view === 'front'),
    views,
  );
  const back = callouts.filter(({ view }) => view === 'back');
  const spanOf = ({ box }: PlacedViews['front']) => ({
    top: box.bottom + box.height - 6,
    bottom: box.bottom + 6,
  });
  const stack = (
    own: readonly Callout[],
    column: { left: number; width: number },
    side: 'left' | 'right',
  ) => {
    const [one] = own;
    if (!one) return [];
    const view = views[one.view];
    const { top, bottom } = spanOf(view);
    const placed = own
      .map((callout) => ({ callout, at: view.toPage(...callout.at) }))
      .toSorted((a, b) => b.at[1] - a.at[1]);
    return spread(
      placed.map(({ at }) => at[1]),
      { top, bottom },
    ).flatMap((y, i) => {
      const item = placed[i];
      return item ? [{ ...item, y, column, side }] : [];
    });
  };
  return [
    ...stack(left, first, 'left'),
    ...stack(middle, gutter, 'right'),
    ...stack(back, last, 'right'),
  ];
}

/** Callouts of the left side and of the right: as many on each, those that lie further left on the left. */
function halve<Callout extends TechPackCallout>(
  callouts: readonly Callout[],
  { front }: PlacedViews,
): [Callout[], Callout[]] {
  const xOf = ({ at }: Callout) => front.toPage(...at)[0];
  const sorted = callouts.toSorted((one, other) => xOf(one) - xOf(other));
  const half = Math.ceil(sorted.length / 2);
  return [sorted.slice(0, half), sorted.slice(half)];
}

/** Heights from the top down, near those that are wished, with room between them. */
function spread(
  wished: readonly number[],
  { top, bottom }: { top: number; bottom: number },
): number[] {
  const heights: number[] = [];
  for (const y of wished) {
    const last = heights.at(-1);
    heights.push(last === undefined ? Math.min(top, y) : Math.min(y, last - STEP));
  }
  // What was pushed below the view is pushed up again from its end.
  let floor = bottom;
  for (let i = heights.length - 1; i >= 0; i -= 1) {
    heights[i] = Math.max(heights[i] ?? floor, floor);
    floor = (heights[i] ?? floor) + STEP;
  }
  return heights;
}
