import { extentOf, type Medium } from './medium.ts';

/** Pen and ink: shapes the colour of the ground, so that they cover what lies behind, with an ink outline. */
export const paintLine: Medium = ({ ctx, ground, ink }, outline, tone) => {
  ctx.beginPath();
  outline(ctx);
  ctx.fillStyle = ground;
  ctx.fill();
  ctx.strokeStyle = ink;
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(0.9, Math.min(2.4, extentOf(tone) * 0.022));
  ctx.stroke();
};
