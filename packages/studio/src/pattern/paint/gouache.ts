import { adjust, withAlpha } from '../../core/colour.ts';
import { lerp } from '../../core/interpolate.ts';
import { toneGradient } from './gradient.ts';
import { extentOf, type Medium } from './medium.ts';

/** Opaque paint: a soft gradient, and dry-brush streaks that fan from the root to the tip. */
export const paintGouache: Medium = ({ ctx, rng }, outline, tone) => {
  const extent = extentOf(tone);
  ctx.beginPath();
  outline(ctx);
  ctx.fillStyle = toneGradient(ctx, tone);
  ctx.fill();
  if (extent < 9) return;
  ctx.save();
  ctx.clip();
  ctx.lineCap = 'round';
  const [pale, deep] = [adjust(tone.tip, 0.05, 0.95), adjust(tone.colour, -0.05, 1.05)];
  const width = tone.width ?? extent;
  const streaks = extent > 50 ? 15 : extent > 24 ? 8 : 4;
  for (let i = 0; i < streaks; i += 1) {
    const across = rng.range(-0.5, 0.5) * width;
    const from = rng.range(0, 0.35) * extent;
    const to = rng.range(0.6, 1.08) * extent;
    ctx.strokeStyle = withAlpha(rng.chance(0.55) ? pale : deep, rng.range(0.1, 0.3));
    ctx.lineWidth = Math.max(0.7, width * rng.range(0.02, 0.1));
    ctx.beginPath();
    ctx.moveTo(across * 0.25, -from);
    ctx.quadraticCurveTo(across * 0.9, -lerp(from, to, 0.5), across, -to);
    ctx.stroke();
  }
  ctx.restore();
};
