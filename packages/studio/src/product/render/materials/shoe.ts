import { lightAt, mirrored } from '../light/spot.ts';
import { grain } from './grain.ts';
import { type Material, put } from './material.ts';

/** Polished leather. */
export const shoe: Material = {
  ink: 0.6,
  shade: (spot, out) => {
    const fine = 0.03 * grain(spot.u * 0.8, spot.v * 0.8);
    const lit = lightAt(spot, fine, fine, 0.12);
    const shine = lit.shine ** 40 * 0.5 + lit.shine ** 8 * 0.1 + mirrored(lit) * 0.16 * spot.open;
    put(out, spot, { diffuse: lit.diffuse, shine, tint: 0.2 });
  },
};
