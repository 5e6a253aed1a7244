import type { Context } from '../../../core/sheet.ts';
import type { Panel } from '../panel.ts';
import type { Page } from './page.ts';
import type { PaintedPanel } from './paint-panel.ts';
import { softShadow } from './soft-shadow.ts';

const SHRINK = 2;

/** Darkens what is already drawn where a panel keeps the light from it: close and sharp, then wide and soft. */
export function castShadow(
  ctx: Context,
  { canvas, left, top }: PaintedPanel,
  { panel, page }: { panel: Panel; page: Page },
): void {
  const lift = panel.liftCm * page.pxPerCm;
  const layers = [
    { far: 0.45, strength: 0.75 },
    { far: 1.5, strength: 0.55 },
  ].map(({ far, strength }) => ({
    blurPx: lift * far,
    dx: lift * far * 0.5,
    dy: lift * far * 0.75,
    alpha: panel.cast * strength,
  }));
  const shadow = softShadow(canvas, layers, SHRINK);
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.drawImage(shadow.canvas, left + shadow.left, top + shadow.top, shadow.width, shadow.height);
  ctx.restore();
}
