import type { Hex } from '../../../core/colour.ts';
import type { Outline } from '../../paint/medium.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { type Filling, hatching } from './fillings.ts';

/** What lies about a shape: its shadow solid or hatched, or its outline, printed out of place or on it. */
export type Edge = 'shadow' | 'hatched shadow' | 'moved outline' | 'outline' | 'none';

export type Chip = {
  outline: Outline;
  radius: number;
  turn: number;
  colour: Hex;
  /** Colour of the shadow and the outline. */
  ink: Hex;
  edge: Edge;
  filling?: { marks: Filling; colour: Hex };
};

/** Offset of shadows and outlines from their shape, as a share of its radius. */
const AWAY = 0.13;

/** A flat shape with its filling, and a shadow or an outline that always falls the same way. */
export function drawChip(pen: Pen, chip: Chip): void {
  const { ctx } = pen;
  const { outline, radius, turn, colour, edge, filling } = chip;
  const away = radius * AWAY;
  if (edge === 'shadow' || edge === 'hatched shadow') {
    inFrame(pen, { x: away, y: away }, () => drawShadow(pen, chip));
  }
  inFrame(pen, { turn }, () => {
    paint(pen, outline, { colour, radius });
    if (!filling) return;
    ctx.beginPath();
    outline(ctx);
    ctx.clip();
    filling.marks(ctx, radius, filling.colour);
  });
  if (edge === 'outline') inFrame(pen, { turn }, () => drawLine(pen, chip));
  if (edge === 'moved outline') inFrame(pen, { x: away, y: away, turn }, () => drawLine(pen, chip));
}

function drawShadow({ ctx }: Pen, { outline, radius, turn, ink, edge }: Chip): void {
  ctx.rotate(turn);
  ctx.beginPath();
  outline(ctx);
  if (edge === 'shadow') {
    ctx.fillStyle = ink;
    ctx.fill();
    return;
  }
  ctx.clip();
  ctx.rotate(-turn);
  hatching(ctx, radius * 1.1, ink);
}

function drawLine({ ctx }: Pen, { outline, radius, ink }: Chip): void {
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(2, radius * 0.05);
  ctx.lineJoin = 'miter';
  ctx.beginPath();
  outline(ctx);
  ctx.stroke();
}
