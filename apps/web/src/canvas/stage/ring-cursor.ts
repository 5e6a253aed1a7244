import { createPaper } from '../../lib/pictures/paper.ts';
import { DARK, LIGHT } from './handle-colours.ts';

/** Browsers show no larger pointers, in CSS pixels. */
const MAX_SIDE_PX = 128;
/** Rings of one pixel, from the outer one: what lies below is seen on every photo. */
const RINGS = [LIGHT, DARK, LIGHT];

/**
 * A brush of that radius, in CSS pixels, as the mouse's pointer: the system moves it, so that
 * nothing is painted for it. Undefined where it is too large for one.
 */
export function ringCursor(radiusPx: number): string | undefined {
  const middle = Math.ceil(radiusPx) + 2;
  const side = middle * 2;
  if (side > MAX_SIDE_PX) return undefined;
  const paper = createPaper({ width: side, height: side });
  for (const [inwards, colour] of RINGS.entries()) {
    paper.strokeStyle = colour;
    paper.beginPath();
    paper.arc(middle, middle, Math.max(0.5, radiusPx + 0.5 - inwards), 0, Math.PI * 2);
    paper.stroke();
  }
  return `url("${paper.canvas.toDataURL()}") ${middle} ${middle}, crosshair`;
}
