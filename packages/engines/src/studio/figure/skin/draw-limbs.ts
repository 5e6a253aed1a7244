import type { Hex } from '../../core/colour.ts';
import { cutAlong, smoothCurve } from '../../scene/curve.ts';
import { add, between, type Polyline } from '../../scene/point.ts';
import type { LayerPen } from '../../scene/scene-builder.ts';
import { type Body, type Limb, type Side } from '../body.ts';

/** Skin of an arm down to the wrist. */
export function drawArm(
  pen: LayerPen,
  body: Body,
  { side, skin }: { side: Side; skin: Hex },
): void {
  const arm = body.arm[side];
  drawLimb(pen, arm, {
    side,
    skin,
    part: `arm ${side}`,
    innerFrom: arm.hand === 'raised' ? 0.05 : 0.2,
  });
}

/** Skin of a leg down to the ankle, with knee and calf. */
export function drawLeg(
  pen: LayerPen,
  body: Body,
  { side, skin }: { side: Side; skin: Hex },
): void {
  const leg = body.leg[side];
  drawLimb(pen, leg, { side, skin, part: `leg ${side}`, innerFrom: 0.1 });
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

type LimbLook = { side: Side; skin: Hex; part: string; innerFrom: number };

function drawLimb(pen: LayerPen, limb: Limb, { side, skin, part, innerFrom }: LimbLook): void {
  const [left, right] = side === 'left' ? [limb.outer, limb.inner] : [limb.inner, limb.outer];
  const core = right.map((point, i) => between(point, left[Math.min(i, left.length - 1)], 0.36));
  pen.region({
    class: 'skin',
    part,
    colour: skin,
    outlines: [[...left, ...right.toReversed()]],
    shade: [[...right, ...core.toReversed()]],
    reserve: 0.35,
  });
  pen.stroke('contour', cutAlong(limb.outer, 0.02, 1), {
    weight: 0.75,
    isShadowSide: side === 'right',
    taper: [0.05, 0.08],
  });
  pen.stroke('contour', cutAlong(limb.inner, innerFrom, 1), { weight: 0.7, taper: [0.15, 0.08] });
}
