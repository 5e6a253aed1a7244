import { between, type Spot } from '../../parse/point.ts';
import type { FlatLay, FlatSleeve } from './flat-lay.ts';
import type { Silhouette } from './silhouette.ts';

const STEPS = 20;
const FEWEST_PX = 60;
const UNEVEN = 1.4;
/** Height of a gap that ends a sleeve, as a share of the garment's height. */
const GAP = 0.015;

/** `trunkFrom`: the row below which the trunk lies free of the sleeves. */
type Armhole = { side: 0 | 1; tip: Spot; pit: Spot; sides: FlatLay['sides']; trunkFrom: number };

/** Sleeve: the pixels outside the line from shoulder to armpit and outside the trunk. */
export function findSleeve(silhouette: Silhouette, armhole: Armhole): FlatSleeve | undefined {
  const points = pointsBeyond(silhouette, armhole);
  if (points.length < FEWEST_PX) return undefined;
  const root = between(armhole.tip, armhole.pit);
  let end = farthest(points, root);
  for (let round = 0; round < 3; round += 1) end = endAlong(points, root, end);
  const lengthPx = Math.hypot(end.x - root.x, end.y - root.y);
  if (lengthPx < silhouette.wide * 0.03) return undefined;
  return { root, end, lengthPx, ...reachOf(points, { root, end, side: armhole.side }) };
}

function pointsBeyond(
  { runs, core, box, high }: Silhouette,
  { side, tip, pit, sides, trunkFrom }: Armhole,
): Spot[] {
  const found: Spot[] = [];
  const most = Math.max(2, high * GAP);
  let lastRow = Math.round(trunkFrom);
  const outward = side === 0 ? -1 : 1;
  for (let y = box.top; y < box.bottom; y += 1) {
    const part = Math.min(1, Math.max(0, (y - tip.y) / Math.max(1, pit.y - tip.y)));
    const limit = y > pit.y ? sides(y)[side] + outward * 2 : tip.x + (pit.x - tip.x) * part;
    const trunk = y > trunkFrom ? core(y) : undefined;
    // Pixels after a gap are a corner of the hem.
    if (y > trunkFrom && y - lastRow > most) break;
    for (const { left, right } of runs(y)) {
      if (left === trunk?.left) continue;
      const from = side === 0 ? left : Math.max(left, Math.ceil(limit));
      const to = side === 0 ? Math.min(right, Math.floor(limit)) : right;
      if (to >= from) lastRow = y;
      for (let x = from; x <= to; x += 1) found.push({ x, y });
    }
  }
  return found;
}

const farthest = (points: readonly Spot[], from: Spot): Spot =>
  points.reduce((best, at) =>
    Math.hypot(at.x - from.x, at.y - from.y) > Math.hypot(best.x - from.x, best.y - from.y)
      ? at
      : best,
  );

/** Middle of the far end along a direction, moved to the outermost point. */
function endAlong(points: readonly Spot[], root: Spot, towards: Spot): Spot {
  const length = Math.hypot(towards.x - root.x, towards.y - root.y) || 1;
  const axis = { x: (towards.x - root.x) / length, y: (towards.y - root.y) / length };
  const along = (at: Spot) => (at.x - root.x) * axis.x + (at.y - root.y) * axis.y;
  const most = points.reduce((best, at) => Math.max(best, along(at)), 0);
  const last = points.filter((at) => along(at) > most * 0.86);
  const middle = last.reduce(
    (sum, at) => ({ x: sum.x + at.x / last.length, y: sum.y + at.y / last.length }),
    { x: 0, y: 0 },
  );
  const rest = most - along(middle);
  return { x: middle.x + axis.x * rest, y: middle.y + axis.y * rest };
}

/** Reach to either side at each step of the line; steps without a pixel repeat the one before. */
function reachOf(
  points: readonly Spot[],
  { root, end, side }: { root: Spot; end: Spot; side: 0 | 1 },
): Pick<FlatSleeve, 'outer' | 'inner'> {
  const length = Math.hypot(end.x - root.x, end.y - root.y);
  const axis = { x: (end.x - root.x) / length, y: (end.y - root.y) / length };
  // Turned so that positive is the outer side: up and away from the trunk.
  const turn = side === 0 ? 1 : -1;
  const outer = new Float32Array(STEPS).fill(Number.NaN);
  const inner = new Float32Array(STEPS).fill(Number.NaN);
  for (const at of points) {
    const along = ((at.x - root.x) * axis.x + (at.y - root.y) * axis.y) / length;
    const step = Math.floor(along * STEPS);
    if (step < 0 || step >= STEPS) continue;
    const aside = (-(at.x - root.x) * axis.y + (at.y - root.y) * axis.x) * turn;
    if (!(aside <= outer[step])) outer[step] = aside;
    if (!(-aside <= inner[step])) inner[step] = -aside;
  }
  return { outer: smooth(outer), inner: smooth(inner) };
}

function smooth(reach: Float32Array): Float32Array {
  let last = reach.find((value) => !Number.isNaN(value)) ?? 0;
  const whole = reach.map((value) => {
    if (!Number.isNaN(value)) last = value;
    return last;
  });
  return whole.map((value, i) => {
    const before = whole[Math.max(0, i - 1)];
    const after = whole[Math.min(whole.length - 1, i + 1)];
    return (before + 2 * value + after) / 4;
  });
}

/** Equal sleeves: a sleeve much longer than the other was read wrong, and becomes its mirror image. */
export function evenSleeves(
  [left, right]: readonly [FlatSleeve | undefined, FlatSleeve | undefined],
  middle: number,
): readonly [FlatSleeve | undefined, FlatSleeve | undefined] {
  const mirrored = (sleeve: FlatSleeve | undefined) => {
    if (!sleeve) return undefined;
    const flip = ({ x, y }: Spot) => ({ x: 2 * middle - x, y });
    return { ...sleeve, root: flip(sleeve.root), end: flip(sleeve.end) };
  };
  const [a, b] = [left?.lengthPx ?? 0, right?.lengthPx ?? 0];
  if (a > b * UNEVEN) return [b > 0 ? mirrored(right) : left, right ?? mirrored(left)];
  if (b > a * UNEVEN) return [left ?? mirrored(right), a > 0 ? mirrored(left) : right];
  return [left, right];
}
