import type { Polyline } from '../../core/scene/point.ts';
import type { DrawOperation, Region, Scene } from '../../core/scene/scene.ts';
import { seenPart, type View, viewOf } from './view.ts';

/** Fewer differing pixels of a view are corners that fall otherwise. A button has about ten. */
const LEAST_PX = 14;
/** The part of a changed line that has to be seen. */
const LEAST_LINE = 0.2;

/**
 * Whether two scenes look different where the first is seen: what is asked for is drawn where a
 * picture without it looks otherwise.
 */
export function looksDifferent(view: View, other: Scene): boolean {
  const own = new Set(view.scene.operations.map(signatureOf));
  const others = new Set(other.operations.map(signatureOf));
  const added = view.scene.operations.filter((one) => !others.has(signatureOf(one)));
  const isSame = added.length === 0 && other.operations.every((one) => own.has(signatureOf(one)));
  if (isSame) return false;
  if (differingPx(view, viewOf(other)) >= LEAST_PX) return true;
  return added.some((one) => one.op === 'stroke' && seenPart(view, one) >= LEAST_LINE);
}

function differingPx(one: View, other: View): number {
  const labels = [one, other].map(
    ({ byId }) => new Map([...byId].map(([id, region]) => [id, labelOf(region)])),
  );
  let count = 0;
  for (let i = 0; i < one.ids.length; i += 1) {
    if (labels[0].get(one.ids[i]) !== labels[1].get(other.ids[i])) count += 1;
  }
  return count;
}

const labelOf = ({ class: kind, garment, part, colour, fabric, opacity, print }: Region): string =>
  [kind, garment, part, colour, fabric, opacity, print?.lines.length, print?.shapes.length].join(
    '|',
  );

/** An operation in short: equal for equal ones, whatever their number. */
function signatureOf(one: DrawOperation): string {
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
