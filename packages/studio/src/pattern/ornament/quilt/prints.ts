import { type Hex, withAlpha } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Context } from '../../../core/sheet.ts';
import { type PathPoint, polygon } from '../../../core/smooth-path.ts';

export const PRINTS = ['plain', 'dots', 'checks', 'stripes', 'blossoms', 'crosses'] as const;

/** A small-patterned cloth to cut patches from. */
export type PatchCloth = { print: (typeof PRINTS)[number]; ground: Hex; mark: Hex };

/** Distance from one mark of a print to the next, in design units. */
const STEP = 13;

function drawMark(ctx: Context, print: PatchCloth['print'], [x, y]: PathPoint): void {
  if (print === 'dots') ctx.arc(x, y, 2.3, 0, TAU);
  else if (print === 'checks') ctx.rect(x - STEP / 2, y - STEP / 2, STEP / 2, STEP / 2);
  else if (print === 'blossoms') {
    for (let i = 0; i < 5; i += 1) {
      const [px, py] = [x + Math.cos((i / 5) * TAU) * 2.3, y + Math.sin((i / 5) * TAU) * 2.3];
      ctx.moveTo(px + 1.8, py);
      ctx.arc(px, py, 1.8, 0, TAU);
    }
  } else if (print === 'crosses') {
    ctx.rect(x - 2.6, y - 0.8, 5.2, 1.6);
    ctx.rect(x - 0.8, y - 2.6, 1.6, 5.2);
  }
}

/** Cuts a patch of a cloth: the print stays within, the edge is turned under, stitches run beside it. */
export function patch(
  ctx: Context,
  points: readonly PathPoint[],
  { print, ground, mark }: PatchCloth,
): void {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top, right, foot] = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
  ];
  ctx.save();
  ctx.beginPath();
  polygon(ctx, points);
  ctx.fillStyle = ground;
  ctx.fill();
  ctx.clip();
  ctx.fillStyle = mark;
  if (print === 'stripes') {
    for (let x = left + STEP / 4; x < right; x += STEP / 1.5) ctx.fillRect(x, top, 2.2, foot - top);
  } else if (print !== 'plain') {
    ctx.beginPath();
    let row = 0;
    for (let y = top + STEP / 2; y < foot + STEP; y += STEP * (print === 'checks' ? 0.5 : 0.866)) {
      for (let x = left + (row % 2) * (STEP / 2); x < right + STEP; x += STEP) {
        ctx.moveTo(x, y);
        drawMark(ctx, print, [x, y]);
      }
      row += 1;
    }
    ctx.fill();
  }
  ctx.beginPath();
  polygon(ctx, points);
  ctx.strokeStyle = 'rgba(0,0,0,0.2)';
  ctx.lineWidth = 3;
  ctx.stroke();
  ctx.restore();
  stitch(ctx, points);
}

/** Running stitches a little inside the edge. */
function stitch(ctx: Context, points: readonly PathPoint[]): void {
  const [cx, cy] = [0, 1].map(
    (k) => points.reduce((sum, point) => sum + point[k], 0) / points.length,
  );
  const shrunk = points.map(([x, y]): PathPoint => {
    const away = Math.hypot(x - cx, y - cy) || 1;
    const keep = Math.max(0, 1 - 6 / away);
    return [cx + (x - cx) * keep, cy + (y - cy) * keep];
  });
  ctx.strokeStyle = withAlpha('#ffffff', 0.45);
  ctx.lineWidth = 0.9;
  ctx.setLineDash([3.4, 3]);
  ctx.beginPath();
  polygon(ctx, shrunk);
  ctx.stroke();
  ctx.setLineDash([]);
}
