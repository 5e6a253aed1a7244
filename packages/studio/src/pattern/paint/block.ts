import { mix } from '../../core/colour.ts';
import { extentOf, type Medium } from './medium.ts';
import { textureFill } from './texture.ts';

/** Printed from a carved block: one colour, a halo of bare cloth, and patches where the ink did not take. */
export const paintBlock: Medium = (pen, outline, tone) => {
  const { ctx, ground } = pen;
  const extent = extentOf(tone);
  ctx.beginPath();
  outline(ctx);
  ctx.strokeStyle = ground;
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.min(4, extent * 0.09);
  ctx.stroke();
  ctx.fillStyle = mix(tone.colour, tone.tip, 0.35);
  ctx.fill();
  if (extent > 12) {
    ctx.fillStyle = textureFill(pen, 'bare patches', ground);
    ctx.fill();
  }
};
