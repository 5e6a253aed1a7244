import type { CanvasGradient } from '@napi-rs/canvas';
import { mix } from '../../core/colour.ts';
import type { Context } from '../../core/sheet.ts';
import type { Tone } from './medium.ts';

/** The fill from a shape's root to its tip, or from its middle to its rim. */
export function toneGradient(
  ctx: Context,
  { colour, tip = colour, length, radius }: Tone,
): CanvasGradient | string {
  if (radius !== undefined) {
    const gradient = ctx.createRadialGradient(0, 0, radius * 0.05, 0, 0, radius);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(0.55, mix(colour, tip, 0.7));
    gradient.addColorStop(1, tip);
    return gradient;
  }
  if (length === undefined) return colour;
  const gradient = ctx.createLinearGradient(0, 0, 0, -length);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, tip);
  return gradient;
}
