import type { PixelSize } from '@toile/tools';

/** One connected area of a mask. */
export type Component = {
  id: number;
  areaPx: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  touchesEdge: boolean;
};

/** The connected areas of a mask: a number for each of its pixels (0 outside), and what they span; `list[id − 1]`. */
export function components(
  mask: Uint8Array,
  { width, height }: PixelSize,
  isDiagonal = false,
): { labels: Int32Array; list: Component[] } {
  const labels = new Int32Array(mask.length);
  const list: Component[] = [];
  const runs = { labels, mask, width, height, reach: isDiagonal ? 1 : 0, stack: [] as number[] };
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || labels[start]) continue;
    list.push(fill(runs, start, list.length + 1));
  }
  return { labels, list };
}

/** The area of the largest, in pixels; 0 where there is none. A list may be as long as a mask is noisy. */
export const largestArea = (list: readonly Component[]): number =>
  list.reduce((most, { areaPx }) => Math.max(most, areaPx), 0);

type Fill = {
  labels: Int32Array;
  mask: Uint8Array;
  width: number;
  height: number;
  /** Distance past its ends at which a run touches those above and below. */
  reach: number;
  stack: number[];
};

/** Fills run by run: each whole stretch of a row at once, then the stretches that touch it. */
function fill(on: Fill, start: number, id: number): Component {
  const { labels, mask, width, height, reach, stack } = on;
  let [areaPx, left, right] = [0, width, 0];
  let [top, bottom] = [height, 0];
  stack.push(start);
  while (stack.length > 0) {
    const at = stack.pop() ?? 0;
    if (labels[at]) continue;
    const y = Math.floor(at / width);
    const row = y * width;
    let from = at;
    let to = at;
    while (from > row && mask[from - 1]) from -= 1;
    while (to < row + width - 1 && mask[to + 1]) to += 1;
    labels.fill(id, from, to + 1);
    areaPx += to - from + 1;
    if (from - row < left) left = from - row;
    if (to - row > right) right = to - row;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    const first = Math.max(row, from - reach);
    const last = Math.min(row + width - 1, to + reach);
    if (y > 0) pushRuns(on, first - width, last - width);
    if (y < height - 1) pushRuns(on, first + width, last + width);
  }
  const touchesEdge = left === 0 || top === 0 || right === width - 1 || bottom === height - 1;
  return { id, areaPx, left, top, right, bottom, touchesEdge };
}

/** One pixel of each stretch of unfilled mask between two places of a row. */
function pushRuns({ labels, mask, stack }: Fill, first: number, last: number): void {
  let wasIn = false;
  for (let i = first; i <= last; i += 1) {
    const isIn = mask[i] !== 0 && labels[i] === 0;
    if (isIn && !wasIn) stack.push(i);
    wasIn = isIn;
  }
}
