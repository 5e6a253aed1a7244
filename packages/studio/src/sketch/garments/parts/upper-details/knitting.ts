import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import { heightOf } from '../../../../core/scene/patch-size.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';

type Cable = { unit: number; places: readonly number[]; from: number; to: number };

/** Columns of cable: two strands that cross, between a purl line on either side. */
export function drawCables(pen: LayerPen, patch: Patch, { unit, places, from, to }: Cable): void {
  const turns = (heightOf(patch) * (to - from)) / (unit * 0.26);
  const steps = Math.round(turns * 8);
  for (const place of places) {
    const strand = (phase: number): Point[] =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const part = i / steps;
        return patch(
          place + 0.026 * Math.sin(part * turns * Math.PI + phase),
          from + (to - from) * part,
        );
      });
    for (const phase of [0, Math.PI]) {
      pen.stroke('detail', smoothCurve(strand(phase)), { weight: 0.95, taper: [0.02, 0.02] });
    }
    for (const aside of [-0.05, 0.05]) {
      const line = Array.from({ length: 7 }, (_, i) =>
        patch(place + aside, from + ((to - from) * i) / 6),
      );
      pen.stroke('detail', smoothCurve(line), { weight: 0.55 });
    }
  }
}

/** A few short stitches of plain knitting here and there. */
export function drawStitches(pen: LayerPen, patch: Patch, unit: number): void {
  const rows = Math.round(heightOf(patch) / (unit * 0.12));
  for (let row = 1; row < rows; row += 1) {
    for (let column = 1; column < 15; column += 1) {
      const wave = Math.sin(row * 1.7 + column * 2.3) + Math.sin(row * 0.6 - column);
      if (wave < 0.5) continue;
      const [u, v] = [column / 15, row / rows];
      pen.stroke(
        'detail',
        [patch(u - 0.012, v - 0.012), patch(u, v), patch(u + 0.012, v - 0.012)],
        { weight: 0.5, taper: [0.1, 0.1] },
      );
    }
  }
}
