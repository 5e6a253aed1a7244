import type { Polyline } from '../../../core/scene/point.ts';

/** Two decimals are a hundredth of a pixel: finer than any printer. */
const short = (value: number) => String(Math.round(value * 100) / 100);

/** Closed outlines as the `d` of an SVG path, in steps relative to the point before. */
export const closedPath = (lines: readonly Polyline[]): string =>
  lines
    .filter((line) => line.length > 2)
    .map((line) => `${openPath(line)}z`)
    .join('');

/** A row of points as the `d` of an SVG path. */
export function openPath(line: Polyline): string {
  let [x, y] = rounded(line[0]);
  let data = `M${short(x)} ${short(y)}l`;
  for (let i = 1; i < line.length; i += 1) {
    const [toX, toY] = rounded(line[i]);
    const dx = short(toX - x);
    const dy = short(toY - y);
    data += `${i > 1 && !dx.startsWith('-') ? ' ' : ''}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
    [x, y] = [toX, toY];
  }
  return data;
}

/** Steps are taken between rounded places, so that errors never add up. */
const rounded = ([x, y]: readonly [number, number]): [number, number] => [
  Math.round(x * 100) / 100,
  Math.round(y * 100) / 100,
];
