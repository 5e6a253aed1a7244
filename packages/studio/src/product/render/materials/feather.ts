import { lightAt } from '../light/spot.ts';
import { grain } from './grain.ts';
import { type Material, put } from './material.ts';

/** Barbs of feathers: fine and light, with shade between the plumes only; they reach beyond the silhouette. */
export const feather: Material = {
  ink: 0.1,
  pilePx: 7,
  shade: (spot, out) => {
    const { u, v } = spot;
    const barb = grain(u * 0.7 + v * 0.22, v * 0.3);
    const lit = lightAt(spot, barb * 0.1, barb * 0.08, 0.6);
    const depth = 1.02 + 0.16 * barb - 0.12 * Math.max(0, -spot.crest);
    put(out, spot, { diffuse: (lit.diffuse * 0.8 + 0.5) * depth, shine: 0, tint: 0 });
  },
};
