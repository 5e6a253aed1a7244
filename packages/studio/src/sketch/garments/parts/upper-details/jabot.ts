import type { Point } from '../../../../core/scene/point.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { clothRegion } from '../skirt-cloth.ts';

/** Falls of the jabot from the neck: where each begins and ends, and half its breadth at the end, in units of the frame. */
const FALLS = [
  { from: 0.06, to: 0.46, wide: 0.24 },
  { from: 0.22, to: 0.74, wide: 0.3 },
  { from: 0.42, to: 1, wide: 0.26 },
] as const;
const WAVES = 5;

/** A cascade of frills from the collar to the breast, the lowest drawn first. */
export function drawJabot(context: DressContext, { cut, layer, order }: GarmentTop): void {
  const pen = context.scene.on(layer, order + 0.5);
  const { frame } = cut;
  for (const { from, to, wide } of FALLS.toReversed()) {
    const rim = Array.from({ length: WAVES * 6 + 1 }, (_, i): Point => {
      const t = i / (WAVES * 6);
      const x = (2 * t - 1) * wide;
      const wave = Math.sin(t * WAVES * Math.PI * 2) * 0.028;
      return frame.at(x + wave * 0.6, to - 0.1 * Math.abs(2 * t - 1) ** 1.5 + wave);
    });
    const top = [frame.at(0.05, from), frame.at(-0.05, from)];
    const outline = [...rim, ...top];
    const shade = [0.25, 0.62].map((t) => {
      const at = Math.round(t * WAVES * 6);
      return [frame.at(0.02, from), rim[at], rim[at + 3]];
    });
    pen.region(clothRegion(context, { part: 'jabot', outline, shade, reserve: 0.4 }));
    pen.stroke('detail', rim, { weight: 1.1, taper: [0, 0] });
    pen.stroke('detail', [top[1], rim[0]], { weight: 0.9, taper: [0.1, 0] });
    pen.stroke('detail', [top[0], rim[rim.length - 1]], { weight: 0.9, taper: [0.1, 0] });
    for (let k = 1; k < WAVES * 2; k += 1) {
      const foot = rim[Math.round((k / (WAVES * 2)) * (rim.length - 1))];
      const head = frame.at((k / (WAVES * 2) - 0.5) * 0.07, from + 0.04);
      const long = k % 2 === 0 ? 0.75 : 0.45;
      const tip: Point = [
        head[0] + (foot[0] - head[0]) * long,
        head[1] + (foot[1] - head[1]) * long,
      ];
      pen.stroke('fold', k % 2 === 0 ? [head, tip] : [foot, tip], { weight: 0.7, taper: [0, 0.6] });
    }
  }
  const knot = [
    frame.at(-0.075, 0.02),
    frame.at(0.075, 0.02),
    frame.at(0.06, 0.12),
    frame.at(-0.06, 0.12),
  ];
  pen.region(clothRegion(context, { part: 'jabot', outline: knot, reserve: 0.3 }));
  pen.stroke('detail', [...knot, knot[0]], { weight: 0.9, taper: [0, 0] });
}
