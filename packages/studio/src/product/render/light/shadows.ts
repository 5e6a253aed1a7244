import { blurPlane } from '../../../core/plane/blur-plane.ts';
import type { Relief } from '../height/relief.ts';
import type { Stage } from '../stage.ts';
import type { LightSetup } from './light-setup.ts';

/** At half size: how much of the key light arrives, and how open each place is to the sky. */
export type Shadows = { key: Float32Array; open: Float32Array };

const REACH = 11;

/**
 * Shadows of the key light and of the sky. A part that lies over another (a higher label) or
 * stands higher shades the part behind it, as seen from the key light; valleys see less sky.
 */
export function shadowsOf(stage: Stage, relief: Relief, light: LightSetup): Shadows {
  const { half, halfLabels } = stage;
  const { width, height: rows } = half;
  const { height } = relief;
  const key = new Float32Array(height.length).fill(1);
  const dark = 0.95 - 0.17 * light.softness;
  const flat = Math.hypot(light.key[0], light.key[1]);
  const dx = light.key[0] / flat;
  const dy = light.key[1] / flat;
  const rise = (light.key[2] / flat) * 2;
  const steps = Array.from(
    { length: REACH },
    (_, s) => Math.round(dx * (s + 1)) + Math.round(dy * (s + 1)) * width,
  );
  for (let y = REACH; y < rows - REACH; y += 1) {
    for (let x = REACH; x < width - REACH; x += 1) {
      const i = y * width + x;
      const own = halfLabels[i];
      if (own === 0) continue;
      const here = height[i];
      let lost = 0;
      for (let s = 0; s < REACH; s += 1) {
        const at = i + steps[s];
        const other = halfLabels[at];
        if (other > own) lost = Math.max(lost, dark * (1 - s / REACH));
        if (other !== own) continue;
        const over = height[at] - here - (s + 1) * rise;
        if (over > 0) lost = Math.max(lost, Math.min(0.6, over * 0.22));
      }
      key[i] = 1 - lost;
    }
  }
  return { key: blurPlane(key, half, light.softness > 0.7 ? 2 : 1), open: openness(stage, relief) };
}

/** 1 on crests and plains, down to about 0.5 in narrow places. */
function openness({ half, halfInside: inside }: Stage, { height }: Relief): Float32Array {
  const out = new Float32Array(height.length).fill(1);
  for (const [radius, weight] of [
    [3, 0.06],
    [9, 0.035],
  ]) {
    const mean = blurPlane(height, half, radius);
    const cover = blurPlane(inside, half, radius);
    for (let i = 0; i < out.length; i += 1) {
      if (inside[i] === 0) continue;
      const below = mean[i] / Math.max(0.35, cover[i]) - height[i];
      if (below > 0) out[i] -= Math.min(0.32, below * weight);
    }
  }
  return out;
}
