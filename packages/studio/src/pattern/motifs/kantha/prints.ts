import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Context } from '../../../core/sheet.ts';

/** Small prints of old saris. */
export const PRINTS = ['plain', 'spots', 'stripes', 'checks', 'buds', 'sprinkles'] as const;

type Print = { kind: (typeof PRINTS)[number]; w: number; h: number; colour: Hex };

/** Prints a piece of cloth about (0, 0), `w` wide and `h` high. */
export function drawPrint(ctx: Context, { kind, w, h, colour }: Print): void {
  ctx.fillStyle = colour;
  if (kind === 'plain') return;
  if (kind === 'stripes' || kind === 'checks') {
    for (let x = -w / 2; x < w / 2; x += 22) ctx.fillRect(x, -h / 2, 8, h);
    if (kind === 'checks') {
      ctx.globalAlpha = 0.5;
      for (let y = -h / 2; y < h / 2; y += 22) ctx.fillRect(-w / 2, y, w, 8);
      ctx.globalAlpha = 1;
    }
    return;
  }
  const pitch = kind === 'sprinkles' ? 17 : 32;
  for (let row = 0, y = -h / 2 + pitch * 0.3; y < h / 2; y += pitch * 0.8, row += 1)
    for (let x = -w / 2 + (row % 2) * pitch * 0.5; x < w / 2; x += pitch) drawMark(ctx, kind, x, y);
}

function drawMark(ctx: Context, kind: Print['kind'], x: number, y: number): void {
  if (kind !== 'buds') {
    ctx.beginPath();
    ctx.arc(x, y, kind === 'spots' ? 6 : 2.2, 0, TAU);
    ctx.fill();
    return;
  }
  for (let i = 0; i < 5; i += 1) {
    const angle = (i / 5) * TAU;
    ctx.beginPath();
    ctx.arc(x + Math.cos(angle) * 5, y + Math.sin(angle) * 5, 3.6, 0, TAU);
    ctx.fill();
  }
}
