import type { Polyline } from '../../core/scene/point.ts';
import type { DrawOperation, Region } from '../../core/scene/scene.ts';

/** What a region looks like, whatever its outlines: equal for regions that nobody tells apart. */
export const labelOf = ({
  class: kind,
  garment,
  part,
  colour,
  fabric,
  opacity,
  print,
}: Region): string =>
  [kind, garment, part, colour, fabric, opacity, print?.lines.length, print?.shapes.length].join(
    '|',
  );

/** An operation in short: equal for equal ones, whatever their number. */
export function signatureOf(one: DrawOperation): string {
  if (one.op === 'stroke') return [one.role, one.colour, one.weight, sumOf([one.path])].join('|');
  return [
    labelOf(one),
    sumOf(one.outlines),
    sumOf(one.shade),
    sumOf(one.depth),
    sumOf(one.light),
  ].join('|');
}

/** Sum of all coordinates, each weighed by its place, in hundredths of a pixel. */
function sumOf(lines: readonly Polyline[]): number {
  let sum = 0;
  let place = 1;
  for (const line of lines) {
    for (const [x, y] of line) {
      sum += (x + y * 1.618) * (1 + (place % 17) / 17);
      place += 1;
    }
  }
  return Math.round(sum * 100);
}
