import { smoothCurve } from '../../../../core/scene/curve.ts';
import { type Patch, ruledPatch } from '../../../../core/scene/patch.ts';
import {
  add,
  between,
  distance,
  lengthOf,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import { type Side, signOf } from '../../../figure/body.ts';
import { type AlongArm, alongArm } from '../bodice/along-arm.ts';
import type { Cut } from '../bodice/cut.ts';
import { waved } from '../bodice/waved.ts';
import { armholeEdge } from '../necklines/neckline-edge.ts';
import { sleeveEdges } from './sleeve-edges.ts';
import type { SleeveForm } from './sleeve-forms.ts';
import { crossing, rootOf } from './sleeve-root.ts';

/** A sleeve on its arm: two edges, the hem between them, and the seam to the bodice. */
export type SleeveShape = {
  outer: Polyline;
  inner: Polyline;
  /** From the outer edge to the inner. */
  hem: Polyline;
  /** From the tip of the shoulder to the armpit. */
  armhole: Polyline;
  outline: Polyline;
  /** u from the viewer's left, v from the shoulder down. */
  patch: Patch;
  /** The patch's v at the elbow; above 1 the sleeve ends before it. */
  elbow: number;
  along: AlongArm;
};

export type SleeveInput = {
  side: Side;
  form: SleeveForm;
  /** Added to the ease, in units of the frame. */
  extra: number;
  /** Padded rows: the edges swell between them. */
  puffs?: number;
  /** Leaves the shoulder without cloth. */
  isBare?: boolean;
};

/** Lays a sleeve round an arm. Where a bent arm would make its edge cross itself, the edge is cut short. */
export function sleeveShape(
  cut: Cut,
  { side, form, extra, puffs = 0, isBare = false }: SleeveInput,
): SleeveShape {
  const arm = cut.body.arm[side];
  const along = alongArm(arm);
  const { unit } = cut;
  const { outerPoints, innerPoints } = sleeveEdges(cut, along, { side, form, extra });
  const begun = innerEdge(cut, { along, side, points: innerPoints });
  const swell = (row: Point[], px: number) => (puffs > 0 ? waved(row, { waves: puffs, px }) : row);
  const swellPx = -signOf(side) * unit * 0.055;
  const outer = swell(smoothCurve(headOf(cut, side, thinned(outerPoints, unit * 0.07))), swellPx);
  const inner = smoothCurve(thinned(begun, unit * 0.07));
  const hem = hemOf({
    outer,
    inner,
    down: along.down(form.end),
    unit,
    isFlared: form.isFlared ?? false,
  });
  const armhole = armholeEdge(cut, side, 0.06);
  const [left, right] = side === 'left' ? [outer, inner] : [inner, outer];
  return {
    outer,
    inner,
    hem,
    armhole,
    outline: [
      ...outer,
      ...hem,
      ...inner.toReversed(),
      ...(isBare ? [] : rootOf(cut, side, begun[0])),
    ],
    patch: ruledPatch(left, right),
    elbow: arm.bendAt / form.end,
    along,
  };
}

/** The outer edge from the shoulder's tip: it rounds off towards the arm. */
function headOf({ tip, unit }: Cut, side: Side, onArm: readonly Point[]): Point[] {
  const from = tip[side];
  if (onArm.length === 0) return [from];
  const way = subtract(onArm[0], from);
  const aside = times(
    normalOf(unitOf(way)),
    signOf(side) * Math.min(unit * 0.035, lengthOf(way) * 0.2),
  );
  return [from, add(between(from, onArm[0], 0.42), aside), ...onArm];
}

/** Whether a point lies before the trunk, on the far side of the armhole's bottom. */
const isInwards = ({ pit, unit }: Cut, side: Side, [x]: Point): boolean =>
  signOf(side) * (pit[side][0] - x) > unit * 0.05;

/** Points at least `least` pixels apart; the first and the last stay. */
function thinned(points: readonly Point[], least: number): Point[] {
  if (points.length === 0) return [];
  const kept: Point[] = [points[0]];
  points.forEach((point, i) => {
    const isLast = i === points.length - 1;
    if (i > 0 && (isLast || distance(point, kept[kept.length - 1]) >= least)) kept.push(point);
  });
  return kept;
}

type Inner = { along: AlongArm; side: Side; points: readonly Point[] };

/** The inner edge begun: at the armpit, or on the trunk before it. */
function innerEdge(cut: Cut, { along, side, points }: Inner): Point[] {
  const before = crossing(cut, along, side, points[0]);
  if (before.length > 0) return [...before, ...points];
  return isInwards(cut, side, points[0]) ? [...points] : [cut.pit[side], ...points];
}

type HemInput = { outer: Polyline; inner: Polyline; down: Point; unit: number; isFlared: boolean };

/** The end of a sleeve: round about the arm, seen slightly from above. */
function hemOf({ outer, inner, down, unit, isFlared }: HemInput): Point[] {
  const [a, b] = [outer[outer.length - 1], inner[inner.length - 1]];
  if (isFlared) return flaredHem(a, b, times(down, unit));
  const bow = Math.min(unit * 0.06, distance(a, b) * 0.14);
  return smoothCurve([a, add(between(a, b, 0.5), times(down, bow)), b]);
}

/** Three deep waves, as cloth falls that is cut wide. */
function flaredHem(a: Point, b: Point, down: Point): Point[] {
  const depths = [0, 0.07, 0.01, 0.1, 0.03, 0.09, 0];
  return smoothCurve(depths.map((deep, i) => add(between(a, b, i / 6), times(down, deep))));
}
