import { lightAt } from '../light/spot.ts';
import { grain } from './grain.ts';
import { type Material, put } from './material.ts';

/** Long hair in tufts; its strands reach beyond the silhouette. */
export const fur: Material = {
  ink: 0.2,
  pilePx: 11,
  shade: (spot, out) => {
    const { u, v } = spot;
    const tuft = grain(u * 0.09, v * 0.07);
    const hair = grain(u * 0.8 + tuft * 4, v * 0.16 + tuft * 2);
    const lit = lightAt(spot, tuft * 0.35 + hair * 0.18, hair * 0.12 + tuft * 0.2, 0.38);
    const depth = 0.8 + 0.3 * hair + 0.24 * tuft;
    const rim = (1 - lit.facing) ** 2 * 0.2;
    put(out, spot, { diffuse: lit.diffuse * depth + rim, shine: lit.shine ** 8 * 0.05, tint: 0.6 });
  },
};
