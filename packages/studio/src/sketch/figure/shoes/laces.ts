import { type Hex, isDark, mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point, type Polyline } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { FootForm } from './foot-form.ts';

/** The edges of a laced front: from the ankle down both sides to its point. */
export function drawFacing(
  pen: LayerPen,
  form: FootForm,
  { to, wide }: { to: number; wide: number },
): void {
  const edge = (sign: number): Point[] => [
    form.at(0.08, sign * wide * 1.25, 1.01),
    form.at(to * 0.62, sign * wide, 1.01),
    form.at(to * 0.93, sign * wide * 0.6, 1.01),
  ];
  const line = smoothCurve([...edge(-1), form.at(to, 0, 1.01), ...edge(1).toReversed()], {
    stepPx: 2,
  });
  pen.stroke('seam', line, { weight: 1, taper: [0.1, 0.1] });
}

type Lacing = { places: readonly number[]; wide: number; weight: number; colour: Hex };

/** Laces across the instep. */
export function drawLaces(
  pen: LayerPen,
  form: FootForm,
  { places, wide, weight, colour }: Lacing,
): void {
  places.forEach((along, i) => {
    const tilt = i % 2 === 0 ? 0.02 : -0.02;
    const lace = [form.at(along - tilt, -wide, 1.03), form.at(along + tilt, wide, 1.03)];
    pen.stroke('detail', lace, { weight, colour, taper: [0.08, 0.08] });
  });
  const knot = form.at(places[0] ?? 0.2, 0, 1.05);
  for (const sign of [-1, 1]) {
    const bow: Polyline = [knot, add(knot, [sign * 4.6, -1.4]), add(knot, [sign * 4.2, 2.2]), knot];
    pen.stroke('detail', smoothCurve(bow), { weight: weight * 0.75, colour, taper: [0.1, 0.1] });
  }
}

/** Laces crossed up a boot's shaft, along its front. */
export function drawShaftLaces(
  pen: LayerPen,
  { left, right, front }: { left: Polyline; right: Polyline; front: number },
  colour: Hex,
): void {
  const across = (part: number, aside: number): Point => {
    const i = Math.round(part * (left.length - 1));
    const j = Math.min(i, right.length - 1);
    return between(left[i], right[j], (1 + front) / 2 + aside);
  };
  for (const part of [0.14, 0.34, 0.54, 0.74, 0.94]) {
    const rise = 0.05;
    for (const sign of [-1, 1]) {
      pen.stroke('detail', [across(part - rise, sign * 0.17), across(part + rise, -sign * 0.17)], {
        weight: 0.95,
        colour,
        taper: [0.05, 0.05],
      });
    }
  }
  for (const sign of [-1, 1]) {
    const edge = [0.02, 0.35, 0.7, 1].map((part) => across(part, sign * 0.21));
    pen.stroke('seam', smoothCurve(edge), { weight: 0.8, taper: [0.1, 0.1] });
  }
}

/** Laces tone in tone: a shade off the leather that still shows. */
export const toneLace = (colour: Hex): Hex =>
  isDark(colour) ? mix(colour, '#d8d2c8', 0.42) : mix(colour, '#221c1a', 0.62);
