import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { dotRing } from '../../botany/marks.ts';
import { paint } from '../../paint/paint.ts';
import type { Pen } from '../../paint/pen.ts';

/** The disc in the middle of an open flower, with grains on it and pollen around it. */
export function drawHeart(
  pen: Pen,
  radius: number,
  { disc, pollen }: { disc: Hex; pollen: Hex },
): void {
  paint(pen, (ctx) => ctx.arc(0, 0, radius, 0, TAU), {
    colour: disc,
    tip: adjust(disc, -0.06),
    radius,
  });
  if (radius < 2.5) return;
  dotRing(
    pen,
    { count: Math.round(6 + radius * 0.5), from: 0, to: radius * 0.8, radius: radius * 0.11 },
    adjust(disc, 0.14),
  );
  dotRing(
    pen,
    {
      count: Math.round(9 + radius * 0.5),
      from: radius * 1.1,
      to: radius * 1.5,
      radius: radius * 0.1,
    },
    pollen,
  );
}

/** Stamens that stand out from the middle, each with its anther. */
export function drawStamens(
  pen: Pen,
  { count, length, colour }: { count: number; length: number; colour: Hex },
): void {
  const { ctx, rng } = pen;
  const tips: [number, number][] = [];
  ctx.strokeStyle = pen.style === 'line' ? pen.ink : colour;
  ctx.lineWidth = Math.max(0.7, length * 0.045);
  ctx.beginPath();
  for (let i = 0; i < count; i += 1) {
    const angle = ((i + rng.range(-0.3, 0.3)) / count) * TAU;
    const reach = length * rng.range(0.7, 1);
    const tip: [number, number] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    ctx.moveTo(0, 0);
    ctx.lineTo(...tip);
    tips.push(tip);
  }
  ctx.stroke();
  ctx.fillStyle = pen.style === 'line' ? pen.ink : colour;
  ctx.beginPath();
  for (const [x, y] of tips) {
    ctx.moveTo(x, y);
    ctx.arc(x, y, Math.max(0.8, length * 0.085), 0, TAU);
  }
  ctx.fill();
}
