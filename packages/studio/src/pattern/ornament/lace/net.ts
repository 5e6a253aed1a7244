import { type Hex, withAlpha } from '../../../core/colour.ts';
import { lattice } from '../../../core/lattice.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Sheet } from '../../../core/sheet.ts';

/** Covers the sheet with hexagonal net, its meshes about `mesh` design units wide. */
export function layNet(
  { ctx, unit }: Sheet,
  { mesh, thread, rng }: { mesh: number; thread: Hex; rng: Rng },
): void {
  const {
    cellWidth: w,
    cellHeight: h,
    columns,
    rows,
  } = lattice(unit, { width: mesh, height: mesh * 0.87, stagger: true, rng });
  ctx.strokeStyle = withAlpha(thread, 0.62);
  ctx.lineWidth = mesh * 0.09;
  ctx.beginPath();
  for (let row = -1; row <= rows; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * w;
      const y = row * h;
      ctx.moveTo(x, y);
      ctx.lineTo(x + w / 2, y + h * 0.34);
      ctx.lineTo(x + w / 2, y + h);
      ctx.moveTo(x + w / 2, y + h * 0.34);
      ctx.lineTo(x + w, y);
    }
  }
  ctx.stroke();
}
