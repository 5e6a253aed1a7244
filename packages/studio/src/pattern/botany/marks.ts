import { type Hex, withAlpha } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import { openCurve, type PathPoint } from '../../core/smooth-path.ts';
import { markColour, type Pen } from '../paint/pen.ts';

/** A filled dot of a fine mark's colour. */
export function dot(pen: Pen, at: { x: number; y: number; radius: number }, colour: Hex): void {
  pen.ctx.fillStyle = markColour(pen, colour);
  pen.ctx.beginPath();
  pen.ctx.arc(at.x, at.y, at.radius, 0, TAU);
  pen.ctx.fill();
}

/** Dots strewn in a ring about (0, 0), such as pollen. */
export function dotRing(
  pen: Pen,
  ring: { count: number; from: number; to: number; radius: number },
  colour: Hex,
): void {
  for (let i = 0; i < ring.count; i += 1) {
    const angle = (i / ring.count) * TAU + pen.rng.range(-0.2, 0.2);
    const away = pen.rng.range(ring.from, ring.to);
    const radius = ring.radius * pen.rng.range(0.7, 1.3);
    dot(pen, { x: Math.cos(angle) * away, y: Math.sin(angle) * away, radius }, colour);
  }
}

/** A round-ended line through points, such as a stem. */
export function line(
  pen: Pen,
  points: readonly PathPoint[],
  { width, colour, alpha = 1 }: { width: number; colour: Hex; alpha?: number },
): void {
  const { ctx } = pen;
  const inked = pen.style === 'line';
  ctx.strokeStyle = withAlpha(markColour(pen, colour), inked ? Math.max(alpha, 0.7) : alpha);
  ctx.lineCap = 'round';
  ctx.lineWidth = inked ? Math.max(1, width * 0.6) : width;
  ctx.beginPath();
  openCurve(ctx, points);
  ctx.stroke();
}
