import type { TechPackMeasure } from '@toile/contract';
import { add, distance, type Point, subtract, times, unitOf } from '../../core/scene/point.ts';
import { isSleeve, regionAt } from './flat-view.ts';
import { halfGirth } from './gauge.ts';
import { halves } from './halves.ts';
import type { Measured, Measuring } from './measured.ts';
import type { BodyMeasures } from './size-table.ts';

/** Steps along an arm and across it, in pixels of the page. */
const STEP = 2;
/** How far past the wrist a sleeve is looked for, in lengths of the arm. */
const LONGEST = 1.25;
/** A sleeve is wider than the arm in it at least so many times. */
const LEAST_WIDE = 1.12;

/** Length and widths of the left sleeve, where there is one. */
export function measureSleeve(measuring: Measuring): Measured[] {
  const { flat, body, table } = measuring;
  const { shoulder, arm } = body;
  const start = shoulder.left;
  const { wrist, halfWidth } = arm.left;
  const whole = distance(start, wrist);
  const along = unitOf(subtract(wrist, start));
  const across: Point = [-along[1], along[0]];
  const isCloth = ([x, y]: Point) => {
    const region = regionAt(flat, x, y);
    return region !== undefined && isSleeve(region);
  };
  const edgesAt = (px: number) => {
    const middle = add(start, times(along, px));
    const reach = Math.round(0.9 * body.unit);
    const found: number[] = [];
    for (let i = -reach; i <= reach; i += STEP) {
      if (isCloth(add(middle, times(across, i)))) found.push(i);
    }
    const last = found.at(-1);
    if (last === undefined) return undefined;
    return { from: add(middle, times(across, found[0])), to: add(middle, times(across, last)) };
  };
  let end = 0;
  for (let px = 0; px <= whole * LONGEST; px += STEP) if (edgesAt(px)) end = px;
  if (end < 0.08 * whole) return [];
  const { heights, sizes, baseSize } = table;
  const tip = add(start, times(along, end));
  const length: Measured = {
    id: 'sleeve',
    from: [...start],
    to: [...tip],
    cm: sizes.map((_size, i) => (i === baseSize ? halves((heights.arm * end) / whole) : null)),
    toleranceCm: 1,
    source: 'drawing',
  };
  const widthAt = (px: number) => {
    const edges = edgesAt(px);
    if (!edges) return [];
    const limb = 2 * halfWidth(Math.min(1, px / whole));
    return [{ ...edges, wide: distance(edges.from, edges.to) / Math.max(1, limb) }];
  };
  type GirthOf = (size: BodyMeasures) => number;
  const widthOf = (id: TechPackMeasure, places: readonly number[], girthOf: GirthOf) => {
    // Near the armhole the trunk hides a part of the sleeve: the widest place counts.
    const [widest] = places.flatMap(widthAt).toSorted((one, other) => other.wide - one.wide);
    if (!widest) return [];
    const measured: Measured = {
      id,
      from: [...widest.from],
      to: [...widest.to],
      cm: sizes.map(({ body: size }) =>
        halves(halfGirth(girthOf(size), Math.max(LEAST_WIDE, widest.wide))),
      ),
      toleranceCm: 0.5,
      source: 'size-table',
    };
    return [measured];
  };
  const part = Math.min(1, end / whole);
  const opening: GirthOf = ({ upperArm, wrist: hand }) => upperArm + (hand - upperArm) * part;
  const upper = [0.2, 0.26, 0.32, 0.38].map((at) => at * whole);
  return [
    length,
    ...(part > 0.45 ? widthOf('upper-arm', upper, ({ upperArm }) => upperArm) : []),
    ...widthOf('sleeve-opening', [Math.max(0, end - 3 * STEP)], opening),
  ];
}
