import { clamp, lerp, smoothstep } from '../../../../core/interpolate.ts';
import { placeAlong } from '../../../../core/scene/curve.ts';
import { distance, type Point, subtract, unitOf } from '../../../../core/scene/point.ts';
import type { Arm, Side } from '../../../figure/body.ts';
import type { AlongArm } from '../bodice/along-arm.ts';
import type { Cut } from '../bodice/cut.ts';
import type { SleeveForm, SleeveStop } from './sleeve-forms.ts';

const STEPS = 18;

type Edges = { side: Side; form: SleeveForm; extra: number };

/** Places of a sleeve's outer and inner edge down the arm: those that a bent arm would make cross are left out. */
export function sleeveEdges(
  cut: Cut,
  along: AlongArm,
  { side, form, extra }: Edges,
): { outerPoints: Point[]; innerPoints: Point[] } {
  const arm = cut.body.arm[side];
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
  return { outerPoints, innerPoints };
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

/** Whether an eased point is nowhere nearer to the arm than its ease: past a sharp bend it would be. */
function isClear(arm: Arm, point: Point, ease: number): boolean {
  const at = placeAlong(arm.axis);
  for (let part = 0; part <= 1; part += 0.04) {
    if (distance(at(part), point) < (arm.halfWidth(part) + ease) * 0.86) return false;
  }
  return true;
}
