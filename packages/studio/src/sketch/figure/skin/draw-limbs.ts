import type { Hex } from '../../../core/colour.ts';
import { cutAlong, smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point, type Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { type Body, type Limb, type Side } from '../body.ts';

/** Skin of an arm down to the wrist. */
export function drawArm(
  pen: LayerPen,
  body: Body,
  { side, skin }: { side: Side; skin: Hex },
): void {
  const arm = body.arm[side];
  const innerFrom = arm.place === 'raised' ? 0.02 : 0.17;
  const root = arm.axis[0];
  const top = between(body.shoulder[side], root, 0.12);
  const cap = [top, between(top, cutAlong(arm.inner, innerFrom, 1)[0], 0.5)];
  drawLimb(pen, arm, { side, skin, part: `arm ${side}`, innerFrom, cap, end: [] });
}

/** Skin where an arm grows out of the shoulder, under the bodice: no garment shows the trunk's edge there. */
export function drawShoulderRoot(
  pen: LayerPen,
  body: Body,
  { side, skin }: { side: Side; skin: Hex },
): void {
  const arm = body.arm[side];
  const outer = [body.shoulder[side], ...cutAlong(arm.outer, 0.05, 0.22)];
  const inner = cutAlong(arm.inner, 0, 0.22).toReversed();
  const inside = [0.9, 0.4].map((level) =>
    between(body.side(side, level), body.front(0, level), 0.2),
  );
  pen.region({
    class: 'skin',
    part: `shoulder ${side}`,
    colour: skin,
    outlines: [[...outer, ...inner.slice(0, -2), ...inside]],
    reserve: 0,
  });
}

/** Skin of a leg down to the ankle, with the knee where it is seen from before. */
export function drawLeg(
  pen: LayerPen,
  body: Body,
  { side, skin }: { side: Side; skin: Hex },
): void {
  const leg = body.leg[side];
  drawLimb(pen, leg, {
    side,
    skin,
    part: `leg ${side}`,
    innerFrom: 0,
    cap: [],
    end: heelOf(body, side),
  });
  if (body.isBack) return;
  const unit = body.unit;
  const [x, y] = leg.knee;
  const at = (u: number, v: number) => add([x, y], [u * unit, v * unit]);
  const lines: Polyline[] = [
    [at(-0.075, -0.05), at(-0.085, 0.03), at(-0.045, 0.11)],
    [at(0.08, -0.02), at(0.065, 0.07), at(0.005, 0.125)],
  ];
  for (const line of lines) {
    pen.stroke('detail', smoothCurve(line), { weight: 0.6, taper: [0.5, 0.5] });
  }
}

/** What of the heel shows over the rim of a shoe. */
function heelOf(body: Body, side: Side): Polyline {
  const { outer, inner, ankle } = body.leg[side];
  const below = (point: Point, part: number) => add(point, [0, part * body.unit]);
  return [
    below(outer[outer.length - 1], 0.07),
    below(ankle, 0.15),
    below(inner[inner.length - 1], 0.07),
  ];
}

type LimbLook = {
  side: Side;
  skin: Hex;
  part: string;
  /** Where the inner contour leaves the trunk. */
  innerFrom: number;
  /** Places that close the limb over its root, from the outer contour to the inner one. */
  cap: Polyline;
  /** Places that close it below, from the outer contour to the inner one. */
  end: Polyline;
};

function drawLimb(
  pen: LayerPen,
  limb: Limb,
  { side, skin, part, innerFrom, cap, end }: LimbLook,
): void {
  const inner = cutAlong(limb.inner, innerFrom, 1);
  const outer = smoothCurve([
    ...cap.slice(0, 1),
    ...cutAlong(limb.outer, cap.length > 0 ? 0.05 : 0, 1, 9),
  ]);
  const [lit, dark] = side === 'left' ? [limb.outer, limb.inner] : [limb.inner, limb.outer];
  const core = dark.map((point, i) => between(point, lit[Math.min(i, lit.length - 1)], 0.36));
  pen.region({
    class: 'skin',
    part,
    colour: skin,
    outlines: [[...outer, ...end, ...inner.toReversed(), ...cap.slice(1)]],
    shade: [[...dark, ...core.toReversed()]],
    reserve: 0,
  });
  pen.stroke('contour', outer, {
    weight: 0.75,
    isShadowSide: side === 'right',
    taper: [0.05, 0.08],
  });
  pen.stroke('contour', cutAlong(limb.inner, Math.max(innerFrom, 0.1), 1), {
    weight: 0.7,
    taper: [0.15, 0.08],
  });
}
