import { adjust, type Hex, isDark, mix, withAlpha } from '../../core/colour.ts';
import { extentOf, type Medium } from './medium.ts';
import { textureFill } from './texture.ts';

/** Part of a colour that a wash lays at its root and its tip: scarlet that is named is no coral. */
const STRENGTH = { named: [0.86, 0.68], free: [0.66, 0.48] } as const;

/** Transparent washes: pigment pools and blooms of a blotch texture, and a darker dried rim. */
export const paintWatercolour: Medium = (pen, outline, tone) => {
  const { ctx, ground } = pen;
  const extent = extentOf(tone);
  const onDark = isDark(ground);
  const thin = (colour: Hex, strength: number) => (onDark ? colour : mix(ground, colour, strength));
  const [inner, outer] = pen.hasNamedColours ? STRENGTH.named : STRENGTH.free;
  const [root, tip] = [thin(tone.colour, inner), thin(tone.tip, outer)];
  const gradient =
    tone.radius === undefined
      ? ctx.createLinearGradient(0, 0, 0, -extent)
      : ctx.createRadialGradient(0, 0, 0, 0, 0, extent);
  gradient.addColorStop(0, withAlpha(root, 0.94));
  gradient.addColorStop(0.5, withAlpha(mix(root, tip, 0.6), 0.85));
  gradient.addColorStop(1, withAlpha(tip, 0.78));
  ctx.beginPath();
  outline(ctx);
  ctx.fillStyle = gradient;
  ctx.fill();
  if (extent < 7) return;
  ctx.fillStyle = textureFill(pen, 'pigment', adjust(tone.colour, -0.04, 1.2));
  ctx.fill();
  ctx.fillStyle = textureFill(pen, 'blooms', mix(tip, '#ffffff', onDark ? 0.2 : 0.6));
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = withAlpha(adjust(tone.colour, -0.07, 1.2), 0.2);
  ctx.lineWidth = Math.max(1.4, extent * 0.07);
  ctx.stroke();
  ctx.strokeStyle = withAlpha(adjust(tone.colour, -0.12, 1.2), 0.42);
  ctx.lineWidth = Math.max(0.9, extent * 0.018);
  ctx.stroke();
  ctx.restore();
};
