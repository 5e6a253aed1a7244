import { lightAt } from '../light/spot.ts';
import { cellChance, grain, rough } from './grain.ts';
import { type Material, put } from './material.ts';

/** Milled wool: soft, a little fuzz that catches the light at the edges, fibres of several tones. */
export const wool: Material = {
  shade: (spot, out) => {
    const { u, v } = spot;
    const fuzz = 0.1 * grain(u * 0.8, v * 0.8) + 0.06 * grain(u * 1.9, v * 1.9);
    const lit = lightAt(spot, fuzz, fuzz * 0.7, 0.4);
    const fibres =
      1 +
      0.1 * grain(u * 1.1, v * 0.4) +
      0.08 * grain(u * 0.4, v * 1.2) +
      0.05 * rough(u * 0.08, v * 0.08);
    const rim = (1 - lit.facing) ** 3 * 0.16;
    put(out, spot, { diffuse: lit.diffuse * 0.97 * fibres + rim, shine: 0, tint: 0 });
  },
};

/** Herringbone of two tones with flecks of others. */
export const tweed: Material = {
  shade: (spot, out) => {
    const { u, v } = spot;
    const column = Math.floor(u / 7);
    const slant = column % 2 === 0 ? v + u : v - u;
    const twill = Math.cos((slant / 3.4) * Math.PI * 2);
    const fuzz = 0.16 * grain(u * 0.7, v * 0.7);
    const lit = lightAt(spot, fuzz + 0.12 * twill, fuzz, 0.34);
    const tone = 1 + 0.17 * twill + 0.16 * grain(u * 0.9, v * 0.9);
    put(out, spot, { diffuse: lit.diffuse * tone, shine: 0, tint: 0 });
    const fleck = cellChance(Math.floor(u / 2.2), Math.floor(v / 2.2));
    if (fleck < 0.05) for (let c = 0; c < 3; c += 1) out[c] = out[c] * 0.6 + 0.26 * lit.diffuse;
    else if (fleck > 0.95) for (let c = 0; c < 3; c += 1) out[c] *= 0.5;
    else if (fleck > 0.93) out[0] = out[0] * 0.8 + 0.09 * lit.diffuse;
  },
};

/** Short curls, as of terry and sherpa. */
export const fleece: Material = {
  pilePx: 1.6,
  shade: (spot, out) => {
    const { u, v } = spot;
    const curl = grain(u * 0.32, v * 0.32) + 0.6 * grain(u * 0.75 + 7, v * 0.75);
    const lit = lightAt(spot, curl * 0.3, grain(u * 0.34 + 40, v * 0.34) * 0.3, 0.42);
    const depth = 0.95 + 0.2 * curl;
    put(out, spot, { diffuse: lit.diffuse * depth, shine: 0, tint: 0 });
  },
};
