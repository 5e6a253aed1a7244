import { createPaper } from '../../lib/pictures/paper.ts';
import { DARK, LIGHT } from './handle-colours.ts';

/** Largest pointer that browsers show, in CSS pixels. */
const MAX_SIDE_PX = 128;
/**
 * Colours of three concentric rings, each a pixel wide, from the outer one: they stand out on every
 * photo.
 */
const RINGS = [LIGHT, DARK, LIGHT];

/**
 * The outline of a brush, its radius in CSS pixels, as a CSS cursor: the system moves it, and
 * nothing is painted. Undefined where it is too large for a cursor.
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
