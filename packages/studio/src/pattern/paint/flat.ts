import { mix } from '../../core/colour.ts';
import type { Medium } from './medium.ts';

/** Cut paper: one even colour. */
export const paintFlat: Medium = ({ ctx }, outline, { colour, tip }) => {
  ctx.beginPath();
  outline(ctx);
  ctx.fillStyle = mix(colour, tip, 0.5);
  ctx.fill();
};
