import { lightAt } from '../light/spot.ts';
import { grain, rough } from './grain.ts';
import { type Material, put } from './material.ts';

/** A dense pile: dark seen straight on, bright where it is seen from the side or brushed. */
export const velvet: Material = {
  ink: 0.3,
  shade: (spot, out) => {
    const { u, v } = spot;
    const pile = 0.1 * grain(u * 0.9, v * 0.9) + 0.16 * grain(u * 0.045, v * 0.035);
    const lit = lightAt(spot, pile + spot.strand * 0.08, pile * 0.7, 0.2);
    const grazing = (1 - lit.facing) ** 1.35;
    const brushed = 0.5 + 0.5 * rough(u * 0.03 + spot.strand * 0.4, v * 0.018);
    const sheen =
      (grazing * 1.25 + 0.16 * Math.max(0, spot.crest)) *
      (0.55 + 0.85 * spot.shadow) *
      (0.65 + 0.6 * brushed);
    const fall = lit.shine ** 3 * 0.1 * brushed * spot.shadow;
    // Between its pale hairs light is passed on and comes out again: pale velvet has no dark ground.
    const ground = 0.5 + 0.36 * Math.min(1, (spot.r + spot.g + spot.b) / 1.2);
    const diffuse =
      lit.diffuse * ground * (0.92 + 0.12 * grain(u * 1.4, v * 1.4)) + sheen * 0.95 * spot.open;
    put(out, spot, { diffuse, shine: sheen * 0.028 + fall * 0.1, tint: 0.5 });
  },
};
