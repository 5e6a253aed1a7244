import { lightAt } from '../light/spot.ts';
import { grain } from './grain.ts';
import type { Material } from './material.ts';

/** Strands along the drawn direction, with a band of light across them (Kajiya and Kay, 1989, in spirit). */
export const hair: Material = {
  ink: 0.5,
  shade: (spot, out) => {
    const lit = lightAt(spot, spot.strand * 0.3, 0, 0.3);
    const strand = 0.82 + 0.5 * spot.strand + 0.1 * grain(spot.x * 0.9, spot.y * 0.35);
    const band = Math.max(0, lit.shine - 0.35) ** 2 * Math.max(0, 0.6 + spot.strand * 1.1);
    const light = lit.diffuse * Math.max(0.25, strand);
    const shine = band * 0.42 * (0.3 + 0.7 * spot.shadow);
    out[0] = spot.r * light + shine * (0.07 + spot.r * 1.3);
    out[1] = spot.g * light + shine * (0.06 + spot.g * 1.3);
    out[2] = spot.b * light + shine * (0.055 + spot.b * 1.3);
    out[3] = 1;
  },
};
