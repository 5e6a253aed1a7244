import { lightAt, mirrored } from '../light/spot.ts';
import { cellChance, grain, rough } from './grain.ts';
import { type Material, put } from './material.ts';

/**
 * Skin of an animal: pebbles of grain, creases where it bends, and sharp highlights that the
 * grain breaks up; stitched beside its seams.
 */
export const leather: Material = {
  ink: 0.55,
  shade: (spot, out) => {
    const { u, v, edge } = spot;
    const fine = 0.045 * grain(u * 0.55, v * 0.55) + 0.02 * grain(u * 1.3 + 9, v * 1.3);
    const soft = 0.14 * grain(u * 0.09, v * 0.07);
    const crease = Math.abs(grain(u * 0.05 + 3, v * 0.16));
    const cut = crease < 0.05 ? (0.05 - crease) * 5 : 0;
    const lit = lightAt(spot, fine + soft + cut * 0.5, fine * 0.8 + soft - cut, 0.1);
    const room = mirrored(lit);
    const broken = 0.8 + 0.22 * grain(u * 0.4, v * 0.4) + 0.35 * rough(u * 0.045, v * 0.045);
    const sharp = lit.shine ** 38 * 0.62 + lit.shine ** 8 * 0.1;
    const shine =
      Math.max(0, broken) * (sharp * (0.25 + 0.75 * spot.shadow) + room * 0.17 * spot.open);
    const diffuse =
      lit.diffuse * (0.84 + 0.12 * spot.crest + 0.06 * cellChance(u, v)) * (1 - cut * 0.7);
    put(out, spot, { diffuse, shine, tint: 0.25 });
    const isStitch = edge > 3 && edge < 4 && (u + v * 1.03) % 4 > 1.4;
    if (isStitch) for (let c = 0; c < 3; c += 1) out[c] = out[c] * 0.72 + 0.012;
  },
};

/** The flesh side: a nap that takes no highlight, brushed in patches. */
export const suede: Material = {
  shade: (spot, out) => {
    const { u, v } = spot;
    const nap = 0.12 * grain(u * 0.9, v * 0.9) + 0.1 * grain(u * 0.06, v * 0.05);
    const lit = lightAt(spot, nap, nap * 0.6, 0.36);
    const brushed = 1 + 0.16 * rough(u * 0.035, v * 0.045) + 0.07 * grain(u * 1.3, v * 1.3);
    const rim = (1 - lit.facing) ** 2 * 0.22;
    put(out, spot, { diffuse: lit.diffuse * 0.92 * brushed + rim, shine: 0, tint: 0 });
  },
};
