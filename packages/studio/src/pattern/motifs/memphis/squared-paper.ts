import { isDark, withAlpha } from '../../../core/colour.ts';
import type { Sheet } from '../../../core/sheet.ts';
import type { MotifSpec } from '../../motif.ts';

/** Squared paper behind the shapes. Its lines keep off the joins of every repeat. */
export function rulePaper({ ctx, unit }: Sheet, { palette, scale }: MotifSpec): void {
  const fit = (extent: number) => extent / (2 * Math.max(1, Math.round(extent / (104 * scale))));
  const [across, down] = [fit(unit.width), fit(unit.height)];
  ctx.strokeStyle = withAlpha(isDark(palette.ground) ? palette.light : palette.dark, 0.5);
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (let x = across / 2; x < unit.width; x += across) {
    ctx.moveTo(x, 0);
    ctx.lineTo(x, unit.height);
  }
  for (let y = down / 2; y < unit.height; y += down) {
    ctx.moveTo(0, y);
    ctx.lineTo(unit.width, y);
  }
  ctx.stroke();
}
