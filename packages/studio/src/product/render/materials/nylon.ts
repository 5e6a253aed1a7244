import { lightAt, mirrored } from '../light/spot.ts';
import { grain } from './grain.ts';
import { type Material, put } from './material.ts';

/** Light technical cloth: crinkles near its seams, a slippery shine. */
export const nylon: Material = {
  ink: 0.5,
  shade: (spot, out) => {
    const { u, v, edge } = spot;
    const near = Math.max(0, 1 - edge / 16) + Math.max(0, -spot.crest);
    const crinkle = (0.1 + 0.26 * near) * grain(u * 0.16, v * 0.42);
    const lit = lightAt(spot, crinkle * 0.5, crinkle, 0.14);
    const room = mirrored(lit);
    const shine = lit.shine ** 20 * 0.3 * (0.3 + 0.7 * spot.shadow) + room * 0.15 * spot.open;
    put(out, spot, { diffuse: lit.diffuse * (0.88 + 0.18 * spot.crest), shine, tint: 0.35 });
  },
};
