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
  const stack = new Int32Array(mask.length);
  const list: Component[] = [];
  const steps = isDiagonal ? EIGHT : FOUR;
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || labels[start]) continue;
    const id = list.length + 1;
    const one = {
      id,
      areaPx: 0,
      left: width,
      top: height,
      right: 0,
      bottom: 0,
      touchesEdge: false,
    };
    list.push(one);
    let depth = 1;
    stack[0] = start;
    labels[start] = id;
    while (depth > 0) {
      depth -= 1;
      const i = stack[depth];
      const y = Math.floor(i / width);
      const x = i - y * width;
      grow(one, x, y);
      for (const [dx, dy] of steps) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        const next = i + dx + dy * width;
        if (!mask[next] || labels[next]) continue;
        labels[next] = id;
        stack[depth] = next;
        depth += 1;
      }
    }
    one.touchesEdge =
      one.left === 0 || one.top === 0 || one.right === width - 1 || one.bottom === height - 1;
  }
  return { labels, list };
}

const FOUR = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const EIGHT = [...FOUR, [1, 1], [-1, 1], [1, -1], [-1, -1]] as const;

function grow(one: Component, x: number, y: number): void {
  one.areaPx += 1;
  if (x < one.left) one.left = x;
  if (x > one.right) one.right = x;
  if (y < one.top) one.top = y;
  if (y > one.bottom) one.bottom = y;
}
