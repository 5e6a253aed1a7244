import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';

type Quilting = { rows: number; from?: number; unit: number };

/** Seams across a padded garment, with short puckers on both sides. */
export function drawChannels(
  pen: LayerPen,
  patch: Patch,
  { rows, from = 0, unit }: Quilting,
): void {
  for (let row = 1; row < rows; row += 1) {
    const v = from + ((1 - from) * row) / rows;
    const line = Array.from({ length: 9 }, (_, i): Point => {
      const u = i / 8;
      const [x, y] = patch(u, v);
      return [x, y + unit * 0.05 * 4 * u * (1 - u)];
    });
    pen.stroke('seam', smoothCurve(line), { weight: 1.1, taper: [0.01, 0.01] });
    for (let i = 0; i < 7; i += 1) {
      const [x, y] = line[i + (i > 3 ? 1 : 0)];
      const lean = (i - 3) * unit * 0.008;
      const up = unit * (0.05 + 0.03 * ((i * 7 + row * 3) % 3));
      pen.stroke(
        'fold',
        [
          [x + lean, y - 1],
          [x + lean * 1.6, y - up],
        ],
        { weight: 0.6, taper: [0, 0.7] },
      );
      pen.stroke(
        'fold',
        [
          [x - lean + 4, y + 1],
          [x + 5 - lean * 1.6, y + up * 0.8],
        ],
        { weight: 0.55, taper: [0, 0.7] },
      );
    }
  }
}

/** Diamonds of stitching. */
export function drawDiamonds(pen: LayerPen, patch: Patch, columns = 9): void {
  for (let i = -columns; i < columns * 2; i += 1) {
    for (const way of [1, -1]) {
      const points: Point[] = [];
      for (let v = 0; v <= 1.001; v += 0.1) {
        const u = (way > 0 ? i : columns - i) / columns + way * v * 0.9;
        if (u >= 0 && u <= 1) points.push(patch(u, v));
      }
      if (points.length > 1) pen.stroke('stitch', points, { weight: 0.7, taper: [0, 0] });
    }
  }
}
