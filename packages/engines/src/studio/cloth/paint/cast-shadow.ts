import type { Context } from '../../core/sheet.ts';
import type { Panel } from '../panel.ts';
import type { Page } from './page.ts';
import type { PaintedPanel } from './paint-panel.ts';

/** Far enough to be off the page: the shadow comes back by its offset. */
const AWAY = 4000;

/** Darkens what is already drawn where a panel keeps the light from it: close and sharp, then wide and soft. */
export function castShadow(ctx: Context, { canvas, left, top }: PaintedPanel, { panel, page }: { panel: Panel; page: Page }): void {
  const lift = panel.liftCm * page.pxPerCm;
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  for (const [far, strength] of [
    [0.45, 0.75],
    [1.5, 0.55],
  ]) {
    ctx.shadowColor = `rgba(14,11,20,${panel.cast * strength})`;
    ctx.shadowBlur = lift * far * 2;
    ctx.shadowOffsetX = AWAY + lift * far * 0.5;
    ctx.shadowOffsetY = lift * far * 0.75;
    ctx.drawImage(canvas, left - AWAY, top);
  }
  ctx.restore();
}
