import { clamp, lerp, smoothstep } from '../../../core/interpolate.ts';
import { type Arm, type Side, signOf } from '../../../figure/body.ts';
import { placeAlong, smoothCurve } from '../../../scene/curve.ts';
import { type Patch, ruledPatch } from '../../../scene/patch.ts';
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
} from '../../../scene/point.ts';
import type { Cut } from '../bodice/cut.ts';
import { waved } from '../bodice/waved.ts';
import { armholeEdge } from '../necklines/neckline-edge.ts';
import { type AlongArm, alongArm } from './along-arm.ts';
import type { SleeveForm, SleeveStop } from './sleeve-forms.ts';
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

const STEPS = 18;

/** Lays a sleeve round an arm. Where a bent arm would make its edge cross itself, the edge is cut short. */
export function sleeveShape(
  cut: Cut,
  { side, form, extra, puffs = 0, isBare = false }: SleeveInput,
): SleeveShape {
  const arm = cut.body.arm[side];
  const along = alongArm(arm);
  const { unit } = cut;
  const dropped = droppedPart(cut, side);
  const fold = sharpness(arm);
  const outerPoints: Point[] = [];
  const innerPoints: Point[] = [];
  for (let i = 0; i <= STEPS; i += 1) {
    const own = i / STEPS;
    const part = form.end * own;
    const [out, inn] = easeAt(form.stops, own);
    const more = extra * (form.cuff && own > 0.93 ? 0.15 : 1);
    const settled = smoothstep(dropped * 0.8, dropped + 0.3, part);
    const outerEase = lerp(cut.tipEasePx, (out + more) * unit, dropped > 0 ? settled : 1);
    const innerEase = (inn + more) * unit * (1 - 0.6 * fold);
    const top = along.outer(part, outerEase);
    if (part > 0.07 && isPast(cut, side, top) && isClear(arm, top, outerEase))
      outerPoints.push(top);
    const below = along.inner(part, innerEase);
    if (part > 0.1 && isClear(arm, below, innerEase) && isBelowPit(cut, side, below))
      innerPoints.push(below);
  }
  if (innerPoints.length === 0) innerPoints.push(along.inner(form.end, unit * 0.03));
  const before = crossing(cut, along, side, innerPoints[0]);
  const isAcross = isInwards(cut, side, innerPoints[0]);
  const start = before[0] ?? (isAcross ? innerPoints[0] : cut.pit[side]);
  innerPoints.unshift(...(before.length > 0 ? before : isAcross ? [] : [start]));
  const swell = (row: Point[], px: number) => (puffs > 0 ? waved(row, { waves: puffs, px }) : row);
  const swellPx = -signOf(side) * unit * 0.055;
  const outer = swell(smoothCurve(headOf(cut, side, thinned(outerPoints, unit * 0.07))), swellPx);
  const inner = smoothCurve(thinned(innerPoints, unit * 0.07));
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
    outline: [...outer, ...hem, ...inner.toReversed(), ...(isBare ? [] : rootOf(cut, side, start))],
    patch: ruledPatch(left, right),
    elbow: arm.bendAt / form.end,
    along,
  };
}

function easeAt(stops: readonly SleeveStop[], part: number): readonly [number, number] {
  const i = Math.max(
    1,
    stops.findIndex(([stop]) => stop >= part),
  );
  const [a, b] = [stops[i - 1], stops[i]];
  const t = smoothstep(0, 1, (part - a[0]) / (b[0] - a[0]));
  return [lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
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

/** The part of the arm to which the shoulder seam is dropped; 0 where it sits on the shoulder. */
export function droppedPart({ tip, body, unit }: Cut, side: Side): number {
  const { axis, elbow, wrist } = body.arm[side];
  const px = distance(tip[side], body.shoulder[side]);
  return px < unit * 0.16 ? 0 : px / (distance(axis[0], elbow) + distance(elbow, wrist));
}

/** 0 for a straight arm, 1 for one folded onto itself. */
function sharpness({ axis, elbow, wrist }: Arm): number {
  const upper = unitOf(subtract(elbow, axis[0]));
  const fore = unitOf(subtract(wrist, elbow));
  return clamp(0.35 - (upper[0] * fore[0] + upper[1] * fore[1]), 0, 1);
}

/** Whether a point of the outer edge lies beyond the (dropped) tip of the shoulder. */
function isPast({ tip, body, unit }: Cut, side: Side, point: Point): boolean {
  const from = body.shoulder[side];
  return distance(point, from) > distance(tip[side], from) + unit * 0.1;
}

/** Whether a point of the inner edge lies below the armhole's bottom. */
function isBelowPit({ pit, body, unit }: Cut, side: Side, point: Point): boolean {
  const shoulder = body.shoulder[side];
  return distance(point, shoulder) > distance(pit[side], shoulder) + unit * 0.04;
}

/** Whether a point lies before the trunk, on the far side of the armhole's bottom. */
const isInwards = ({ pit, unit }: Cut, side: Side, [x]: Point): boolean =>
  signOf(side) * (pit[side][0] - x) > unit * 0.05;

/** Whether an eased point is nowhere nearer to the arm than its ease: past a sharp bend it would be. */
function isClear(arm: Arm, point: Point, ease: number): boolean {
  const at = placeAlong(arm.axis);
  for (let part = 0; part <= 1; part += 0.04) {
    if (distance(at(part), point) < (arm.halfWidth(part) + ease) * 0.86) return false;
  }
  return true;
}

/** Points at least `least` pixels apart; the first and the last stay. */
function thinned(points: readonly Point[], least: number): Point[] {
  const kept: Point[] = [points[0]];
  points.forEach((point, i) => {
    const isLast = i === points.length - 1;
    if (i > 0 && (isLast || distance(point, kept[kept.length - 1]) >= least)) kept.push(point);
  });
  return kept;
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
