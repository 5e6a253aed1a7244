import type { Spot } from '../light/spot.ts';
import { grain } from './grain.ts';
import type { Material } from './material.ts';

/** Light that has gone through skin comes out red: each colour wraps around the form differently. */
export const skin: Material = {
  ink: 0.3,
  shade: (spot, out) => {
    const { nx, ny, nz, light, open } = spot;
    const towards = nx * light.key[0] + ny * light.key[1] + nz * light.key[2];
    const fill = Math.max(0, nx * light.fill[0] + ny * light.fill[1] + nz * light.fill[2]);
    const ambient = fill * light.fillStrength + light.sky * (1.05 - 0.3 * ny);
    const shadow = 0.25 + 0.75 * spot.shadow;
    const mottle = 1 + 0.02 * grain(spot.x * 0.16, spot.y * 0.16);
    const key = light.keyStrength * 0.98;
    const reach = (wrap: number) => {
      const around = wrap * (0.4 + 0.6 * light.softness);
      return Math.max(0, (towards + around) / (1 + around)) * key;
    };
    const deep = 0.35 + 0.65 * open;
    out[0] = spot.r * (reach(0.46) * (0.3 + 0.7 * shadow) + ambient * (0.5 + 0.5 * open)) * mottle;
    out[1] = spot.g * (reach(0.26) * shadow + ambient * deep) * mottle;
    out[2] = spot.b * (reach(0.2) * shadow + ambient * deep) * mottle;
    const sheen = 0.07 * shine(spot) ** 16 * spot.shadow + 0.05 * (1 - nz) ** 3 * light.sky;
    for (let c = 0; c < 3; c += 1) out[c] += sheen;
    out[3] = 1;
  },
};

function shine({ nx, ny, nz, light: { key } }: Spot): number {
  const half = Math.sqrt(2 + 2 * key[2]);
  return Math.max(0, (nx * key[0] + ny * key[1] + nz * (key[2] + 1)) / half);
}
