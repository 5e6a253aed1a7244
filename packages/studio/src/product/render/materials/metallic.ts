import { lightAt, mirrored } from '../light/spot.ts';
import { grain } from './grain.ts';
import { type Material, put } from './material.ts';

/** Metal threads: almost only reflections, in the metal's own colour, with fine glints; it creases softly. */
export const metallic: Material = {
  ink: 0.2,
  shade: (spot, out) => {
    const { u, v } = spot;
    const crumple = 0.055 * grain(u * 0.07, v * 0.05) + 0.03 * grain(u * 0.21, v * 0.17);
    const thread = 0.05 * grain(u * 1.4, v * 1.4);
    const lit = lightAt(spot, crumple + thread + spot.strand * 0.12, crumple + thread, 0.1);
    const room = mirrored(lit);
    const lamp = 0.3 + 0.7 * spot.shadow;
    const flash = lit.shine ** 30 * 0.62 * lamp + lit.shine ** 8 * 0.26 * lamp;
    const glint = 1 + 0.28 * grain(u * 1.5 + 40, v * 1.5);
    const deep = 0.5 + 0.5 * spot.open + 0.15 * spot.crest;
    put(out, spot, {
      diffuse: lit.diffuse * 0.5 * deep,
      shine: (flash + room * 0.42) * glint * deep,
      tint: 0.86,
    });
  },
};
