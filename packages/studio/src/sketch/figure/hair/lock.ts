import { adjust, type Hex, lightness, mix } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { placeAlong, smoothCurve } from '../../../core/scene/curve.ts';
import { between, type Point, type Polyline } from '../../../core/scene/point.ts';
import type { HairContext } from './hairstyle.ts';

/** A mass of hair with its contour and, optionally, shade. */
export function drawMass(
  { pen, look }: HairContext,
  points: Polyline,
  options: {
    shade?: readonly Polyline[];
    light?: readonly Polyline[];
    weight?: number;
    part?: string;
  } = {},
): Polyline {
  const outline = smoothCurve(points, { closed: true, stepPx: 2 });
  pen.region({
    class: 'hair',
    part: options.part ?? 'hair',
    colour: look.hair,
    outlines: [outline],
    shade: options.shade ?? [],
    light: options.light ?? [],
    reserve: 0,
  });
  const weight = options.weight ?? 0.6;
  if (weight > 0) pen.stroke('contour', [...outline, outline[0]], { weight, taper: [0.08, 0.1] });
  return outline;
}

/** Single strands: darker than light hair, lighter than dark hair. */
export function strandColour(hair: Hex): Hex {
  return lightness(hair) < 0.36
    ? mix(adjust(hair, 0.22), '#8a7f80', 0.25)
    : mix(hair, '#1d1413', 0.62);
}

type Combing = { count: number; weight?: readonly [number, number]; from?: number; to?: number };

/** Strands combed between two guides that run the same way. */
export function comb(
  { pen, look, rng }: HairContext,
  guides: readonly [Polyline, Polyline],
  { count, weight = [0.6, 1.4], from = 0, to = 1 }: Combing,
): void {
  const [a, b] = guides.map((guide) => placeAlong(smoothCurve(guide)));
  const colour = strandColour(look.hair);
  for (let i = 0; i < count; i += 1) {
    const across = (i + 0.5 + rng.range(-0.35, 0.35)) / count;
    const start = lerp(from, to, rng.range(0, 0.16));
    const end = lerp(from, to, rng.range(0.62, 1));
    const row: Point[] = Array.from({ length: 9 }, (_, k) => {
      const t = lerp(start, end, k / 8);
      return between(a(t), b(t), across);
    });
    pen.stroke('hair', smoothCurve(row), {
      weight: rng.range(weight[0], weight[1]),
      colour,
      taper: [0.3, 0.55],
    });
  }
}

/** Small rings and hooks for curls within an area about a middle. */
export function drawCurls(
  { pen, look, rng }: HairContext,
  places: Polyline,
  radiusPx: number,
): void {
  const colour = strandColour(look.hair);
  for (const [x, y] of places) {
    const start = rng.range(0, 6.28);
    const turn = rng.chance(0.5) ? 1 : -1;
    const size = radiusPx * rng.range(0.65, 1.2);
    const ring: Point[] = Array.from({ length: 7 }, (_, k) => {
      const angle = start + turn * k * 0.72;
      const reach = size * (1 - k * 0.07);
      return [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach];
    });
    pen.stroke('hair', smoothCurve(ring, { stepPx: 1.5 }), {
      weight: rng.range(0.7, 1.4),
      colour,
      taper: [0.3, 0.5],
    });
  }
}
