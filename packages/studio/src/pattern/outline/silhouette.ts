import type { PathPoint } from '../../core/smooth-path.ts';

/** A point of a middle line and half the breadth there. */
export type SpinePoint = readonly [x: number, y: number, half: number];

type Mark = { at: PathPoint; corner: boolean };

/** How far from a corner, as a part of each side, the curve turns straight, so that it does not shoot over. */
const STRAIGHT = 0.12;

const numbersOf = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((part) => Number.parseFloat(part) / 100);

function marksOf(text: string): Mark[] {
  return text.split(',').map((part): Mark => {
    const [x, y] = numbersOf(part.replace('!', ''));
    return { at: [x, y], corner: part.includes('!') };
  });
}

function withCorners(marks: readonly Mark[]): PathPoint[] {
  return marks.flatMap(({ at, corner }, i): PathPoint[] => {
    if (!corner) return [at];
    const before = marks[(i - 1 + marks.length) % marks.length].at;
    const after = marks[(i + 1) % marks.length].at;
    const towards = ([x, y]: PathPoint): PathPoint => [
      at[0] + (x - at[0]) * STRAIGHT,
      at[1] + (y - at[1]) * STRAIGHT,
    ];
    return [towards(before), at, at, towards(after)];
  });
}

/**
 * Points of a closed curve written as text: `'0 -90, 40 10!'`. Numbers are hundredths of a
 * figure's radius, x to the right and y down; `!` makes a corner of the point.
 */
export const silhouette = (text: string): PathPoint[] => withCorners(marksOf(text));

/** A symmetric silhouette of which the right half is written, from top to bottom. */
export function mirrored(text: string): PathPoint[] {
  const right = marksOf(text);
  const left = right
    .filter(({ at }) => Math.abs(at[0]) > 0.001)
    .map(({ at: [x, y], corner }): Mark => ({ at: [-x, y], corner }));
  return withCorners([...right, ...left.toReversed()]);
}

/** Points of a middle line with half its breadth, written as text: `'0 0 12, 30 -40 6'`, in hundredths. */
export function spine(text: string): SpinePoint[] {
  return text.split(',').map((part): SpinePoint => {
    const [x, y, half] = numbersOf(part);
    return [x, y, half];
  });
}
