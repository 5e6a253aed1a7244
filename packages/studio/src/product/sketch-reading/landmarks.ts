import type { PixelSize } from '@toile/tools';
import type { Landmarks } from './sketch-reading.ts';

/**
 * Heights of head, waist and floor, found by the figure's width in each row: the neck is the
 * narrowest row below the head, the waist the narrowest of the trunk.
 */
export function landmarksOf(labels: ArrayLike<number>, size: PixelSize): Landmarks {
  const { width, middle } = profileOf(labels, size);
  let top = 0;
  while (top < size.height - 1 && width[top] < 3) top += 1;
  let bottom = size.height - 1;
  while (bottom > top && width[bottom] < 3) bottom -= 1;
  const tall = bottom - top;
  const narrowest = (from: number, to: number) => {
    let at = Math.round(top + from * tall);
    for (let y = at; y < top + to * tall; y += 1) if (width[y] < width[at]) at = y;
    return at;
  };
  const chinY = narrowest(0.085, 0.155) - Math.round(tall * 0.008);
  const headX = middle[Math.round(chinY - tall * 0.03)] || size.width / 2;
  return { top, bottom, chinY, waistY: narrowest(0.33, 0.44), centreX: headX };
}

function profileOf(labels: ArrayLike<number>, size: PixelSize) {
  const width = new Int32Array(size.height);
  const middle = new Float32Array(size.height);
  for (let y = 0, i = 0; y < size.height; y += 1) {
    let sum = 0;
    for (let x = 0; x < size.width; x += 1, i += 1) {
      if (!labels[i]) continue;
      width[y] += 1;
      sum += x;
    }
    middle[y] = width[y] ? sum / width[y] : 0;
  }
  return { width, middle };
}
