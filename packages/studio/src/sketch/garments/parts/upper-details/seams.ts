import type { Hex } from '../../../../core/colour.ts';
import { smoothCurve } from '../../../../core/scene/curve.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';

/** Heights as y of the trunk's frame. */
const BUST = 0.86;
const WAIST = 1.4;

/** Two seams from the armholes over the bust and the waist down to the hem. */
export function drawPrincessSeams(pen: LayerPen, { cut }: GarmentTop): void {
  const at = (y: number) => cut.partAt(cut.frame.at(0, y)[1]);
  for (const s of [-1, 1]) {
    const path = [
      cut.patch(0.5 + s * 0.41, at(0.52)),
      cut.patch(0.5 + s * 0.29, at(0.68)),
      cut.patch(0.5 + s * 0.235, at(BUST)),
      cut.patch(0.5 + s * 0.21, Math.min(0.97, at(WAIST))),
      cut.patch(0.5 + s * 0.25, 0.995),
    ];
    pen.stroke('seam', smoothCurve(path), { weight: 1.3, taper: [0.02, 0.02] });
  }
}

/** Fine tucks on both sides of the front, from the yoke to above the waist. */
export function drawPintucks(pen: LayerPen, { cut }: GarmentTop): void {
  const at = (y: number) => cut.partAt(cut.frame.at(0, y)[1]);
  for (const s of [-1, 1]) {
    for (let i = 0; i < 6; i += 1) {
      const x = s * (0.075 + i * 0.045);
      const path = [0.34, 0.62, 0.9, 1.16].map((y) => cut.on(x, at(y)));
      pen.stroke('seam', path, { weight: i % 2 === 0 ? 1 : 0.7, taper: [0.02, 0.1] });
    }
  }
}

const ROWS = 9;

/** Gathers held by rows of stitches: small diamonds over the front. */
export function drawSmocking(pen: LayerPen, { cut }: GarmentTop, thread?: Hex): void {
  const at = (y: number) => cut.partAt(cut.frame.at(0, y)[1]);
  const [from, to] = [at(0.5), Math.min(0.97, at(1.36))];
  const high = (to - from) / ROWS;
  for (let row = 0; row < ROWS; row += 1) {
    const path = Array.from({ length: 41 }, (_, i) =>
      cut.patch(
        0.02 + (0.96 * i) / 40,
        from + (row + 0.5) * high + ((i + row) % 2 === 0 ? high : -high) * 0.42,
      ),
    );
    pen.stroke('seam', path, { weight: 0.75, taper: [0, 0] });
    if (thread) pen.stroke('stitch', path, { weight: 1.6, taper: [0, 0], colour: thread });
  }
}
