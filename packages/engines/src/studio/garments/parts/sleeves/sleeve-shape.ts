import { lerp, smoothstep } from '../../../core/interpolate.ts';
import { type Arm, type Side, signOf } from '../../../figure/body.ts';
import { placeAlong, smoothCurve } from '../../../scene/curve.ts';
import { type Patch, ruledPatch } from '../../../scene/patch.ts';
import { add, between, distance, type Point, type Polyline, times } from '../../../scene/point.ts';
import type { Cut } from '../bodice/cut.ts';
import { waved } from '../bodice/waved.ts';
import { armholeEdge } from '../necklines/neckline-edge.ts';
import { type AlongArm, alongArm } from './along-arm.ts';
import type { SleeveForm, SleeveStop } from './sleeve-forms.ts';

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
};

const STEPS = 18;

/** Lays a sleeve round an arm. Where a bent arm would make its edge cross itself, the edge is cut short. */
export function sleeveShape(cut: Cut, { side, form, extra, puffs = 0 }: SleeveInput): SleeveShape {
  const arm = cut.body.arm[side];
  const along = alongArm(arm);
  const { unit } = cut;
  const reach = 1 - 0.12 * (1 - form.end);
  const outerPoints: Point[] = [cut.tip[side], capOf(cut, side)];
  const innerPoints: Point[] = [cut.pit[side]];
  for (let i = 0; i <= STEPS; i += 1) {
    const own = i / STEPS;
    const part = form.end * own;
    const [out, inn] = easeAt(form.stops, own);
    const more = extra * (form.cuff && own > 0.93 ? 0.15 : 1);
    const outerEase = (out + more) * unit;
    const innerEase = (inn + more) * unit;
    const top = along.outer(part, outerEase);
    if (part > 0.07 && isPast(cut, side, top)) outerPoints.push(top);
    const below = along.inner(part, innerEase);
    if (part > 0.1 && isClear(arm, below, innerEase) && isBelowPit(cut, side, below))
      innerPoints.push(below);
  }
  if (innerPoints.length < 2) innerPoints.push(along.inner(form.end * reach, unit * 0.03));
  const swell = (row: Point[], px: number) => (puffs > 0 ? waved(row, { waves: puffs, px }) : row);
  const swellPx = -signOf(side) * unit * 0.06;
  const outer = swell(smoothCurve(thinned(outerPoints, unit * 0.07)), swellPx);
  const inner = swell(smoothCurve(thinned(innerPoints, unit * 0.07)), -swellPx);
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
    outline: [...outer, ...hem, ...inner.toReversed(), ...rootOf(cut, along, side)],
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

/** Where the sleeve's head rounds off below the shoulder's tip. */
function capOf({ tip, frame, unit }: Cut, side: Side): Point {
  return add(add(tip[side], times(frame.acrossAt(0), signOf(side) * unit * 0.035)), [
    0,
    unit * 0.055,
  ]);
}

/**
 * From the armpit back to the tip. It covers the arm where that lies before the trunk, and the
 * whole shoulder above a dropped seam: no skin stays outside of a sleeve.
 */
function rootOf(cut: Cut, along: AlongArm, side: Side): Point[] {
  const { pit, tip, body, unit } = cut;
  const dropPx = distance(tip[side], body.shoulder[side]);
  const isDropped = dropPx >= unit * 0.16;
  const from = isDropped
    ? 1 - dropPx / (dropPx + distance(body.neckBase[side], body.shoulder[side]))
    : 1;
  const sign = signOf(side);
  const inset = unit * 0.07;
  const end = add(cut.shoulder(side, from), [isDropped ? -sign * inset : 0, 0]);
  const shoulder = body.shoulder[side];
  const low = distance(pit[side], shoulder);
  const skin = [0.34, 0.28, 0.22, 0.17]
    .map((part) => along.inner(part, unit * 0.045))
    .filter((point) => distance(point, shoulder) < low + unit * 0.05)
    .filter((point) => sign * (pit[side][0] - point[0]) > -unit * 0.01);
  const last = skin[skin.length - 1] ?? pit[side];
  const middle = add(between(last, end, 0.5), [-sign * inset, 0]);
  const over = isDropped
    ? Array.from({ length: 6 }, (_, i) => cut.shoulder(side, from + ((1 - from) * i) / 5))
    : [];
  return [...smoothCurve([pit[side], ...skin, middle, end]), ...over];
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
