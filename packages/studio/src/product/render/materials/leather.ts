import { lightAt, mirrored } from '../light/spot.ts';
import { grain, rough } from './grain.ts';
import { type Material, put } from './material.ts';
import { isStitch } from './stitches.ts';

/**
 * Skin of an animal: pebbles of grain, creases where it bends, narrow highlights along its
 * ridges that the grain breaks up, deep tone between them; stitched beside its seams.
 */
export const leather: Material = {
  ink: 0.6,
  shade: (spot, out) => {
    const { u, v, edge } = spot;
    const pebble = grain(u * 0.62, v * 0.62) + 0.5 * grain(u * 1.3 + 9, v * 1.3);
    const bent = creaseAt(u, v, edge);
    const lit = lightAt(
      spot,
      0.026 * pebble + bent + spot.strand * 0.03,
      0.02 * pebble + bent,
      0.06,
    );
    const ridge = Math.max(0, 0.35 + 0.9 * spot.crest);
    const broken = Math.max(0, 0.86 + 0.22 * pebble);
    const sharp = lit.shine ** 52 * 0.52 + lit.shine ** 14 * 0.1;
    const sheen = mirrored(lit) * 0.09 * spot.open;
    const shine = (sharp * (0.2 + 0.8 * spot.shadow) * (0.3 + 0.7 * ridge) + sheen) * broken;
    const diffuse = lit.diffuse * (0.72 + 0.2 * spot.crest) * (0.95 + 0.05 * pebble);
    put(out, spot, { diffuse, shine, tint: 0.24 });
    const isSewn = edge > 3 && edge < 4 && isStitch(u, v, 4);
    if (isSewn) for (let c = 0; c < 3; c += 1) out[c] = out[c] * 0.66 + 0.014;
  },
};

/** Tilt of the surface by fine creases, which are stronger beside seams. */
function creaseAt(u: number, v: number, edge: number): number {
  const near = 0.35 + 0.65 * Math.max(0, 1 - edge / 20);
  const fold = grain(u * 0.09 + 3, v * 0.2) + 0.5 * grain(u * 0.21, v * 0.42 + 11);
  return near * 0.13 * fold;
}

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
