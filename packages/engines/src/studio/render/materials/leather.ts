import { lightAt, mirrored } from '../light/spot.ts';
import { grain, rough } from './grain.ts';
import { type Material, put } from './material.ts';

/**
 * Skin of an animal: pebbles of grain, creases where it bends, and sharp highlights that the
 * grain breaks up; stitched beside its seams.
 */
export const leather: Material = {
  ink: 0.55,
  shade: (spot, out) => {
    const { u, v, edge } = spot;
    const fine = 0.03 * grain(u * 0.62, v * 0.62) + 0.012 * grain(u * 1.4 + 9, v * 1.4);
    const soft = 0.07 * grain(u * 0.06, v * 0.05) + spot.strand * 0.05;
    const lit = lightAt(spot, fine + soft, fine * 0.8 + soft, 0.1);
    const room = mirrored(lit);
    const broken = 0.85 + 0.16 * grain(u * 0.42, v * 0.42) + 0.3 * Math.max(-0.5, spot.crest);
    const sharp = lit.shine ** 34 * 0.5 + lit.shine ** 9 * 0.1;
    const shine =
      Math.max(0, broken) * (sharp * (0.25 + 0.75 * spot.shadow) + room * 0.14 * spot.open);
    const pebble = 0.94 + 0.06 * grain(u * 0.7 + 5, v * 0.7);
    const diffuse = lit.diffuse * (0.86 + 0.16 * spot.crest) * pebble;
    put(out, spot, { diffuse, shine, tint: 0.22 });
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
