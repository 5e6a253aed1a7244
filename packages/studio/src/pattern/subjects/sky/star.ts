import { adjust, withAlpha } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { type PathPoint, polygon } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import { markColour, type Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';

function starPoints(radius: number, points: number, inner: number): PathPoint[] {
  return Array.from({ length: points * 2 }, (_, i): PathPoint => {
    const angle = (i / (points * 2)) * TAU - Math.PI / 2;
    const reach = radius * (i % 2 === 0 ? 1 : inner);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
}

/** Lines from the middle to the points, as on an engraved star. */
function drawFacets(pen: Pen, outline: readonly PathPoint[], colour: string): void {
  const { ctx } = pen;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (const [x, y] of outline) {
    ctx.moveTo(0, 0);
    ctx.lineTo(x * 0.94, y * 0.94);
  }
  ctx.stroke();
}

export const star: Subject = {
  id: 'star',
  group: 'sky',
  words: ['star', 'starry', 'celestial', 'night sky', 'galaxy', 'astrology'],
  turns: 'any',
  draw: (pen, radius) => {
    const gold = pen.natural('#e8c877');
    const kind = pen.rng.int(0, 2);
    const outline = [
      starPoints(radius, 5, 0.45),
      starPoints(radius, 4, 0.28),
      starPoints(radius, 8, 0.42),
    ][kind];
    const colour = pen.rng.chance(0.7) ? gold : adjust(gold, 0.1, 0.6);
    paint(pen, (ctx) => polygon(ctx, outline), {
      colour: adjust(colour, 0.03),
      tip: adjust(colour, -0.05),
      radius,
    });
    if (radius > 14)
      drawFacets(pen, outline, withAlpha(markColour(pen, adjust(colour, -0.25)), 0.4));
  },
};
