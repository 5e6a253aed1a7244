import { adjust, type Hex, withAlpha } from '../../core/colour.ts';
import type { Context } from '../../core/sheet.ts';
import { markColour, type Pen } from '../paint/pen.ts';

/** The colour of a broad leaf's veins: lighter than the leaf by so much, or the ground where a block is cut. */
export function broadVeinColour(
  pen: Pen,
  leaf: Hex,
  { lighter, chroma, alpha }: { lighter: number; chroma: number; alpha: number },
): string {
  if (pen.style === 'block') return pen.ground;
  return withAlpha(markColour(pen, adjust(leaf, lighter, chroma)), alpha);
}

/** Strokes a midrib or the veins that `trace` adds to the path, in round-ended lines of one width. */
export function strokeVeins(
  { ctx }: Pen,
  { width, colour }: { width: number; colour: string },
  trace: (ctx: Context) => void,
): void {
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.lineWidth = width;
  ctx.beginPath();
  trace(ctx);
  ctx.stroke();
}
