import { lightAt, mirrored } from '../light/spot.ts';
import { grain } from './grain.ts';
import { type Material, put } from './material.ts';

/** Metal threads or foil: almost only reflections, in the metal's own colour, crumpled finely. */
export const metallic: Material = {
  ink: 0.3,
  shade: (spot, out) => {
    const { u, v } = spot;
    const crumple = 0.12 * grain(u * 0.13, v * 0.1) + 0.07 * grain(u * 0.4, v * 0.33);
    const lit = lightAt(spot, crumple + spot.strand * 0.1, crumple * 0.8, 0.08);
    const room = mirrored(lit);
    const flash = lit.shine ** 34 * 1.1 * (0.3 + 0.7 * spot.shadow);
    const shine = flash + room * 0.55 + lit.shine ** 7 * 0.24 * spot.shadow;
    const glint = 1 + 0.16 * grain(u * 1.2, v * 1.2);
    put(out, spot, { diffuse: lit.diffuse * 0.46, shine: shine * glint * spot.open, tint: 0.84 });
  },
};
