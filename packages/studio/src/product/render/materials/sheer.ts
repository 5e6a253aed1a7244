import type { Spot } from '../light/spot.ts';
import { lightAt } from '../light/spot.ts';
import { grain } from './grain.ts';
import { type Material, put, type Shaded } from './material.ts';

export type Veil = {
  /** Transparency of one layer that is seen straight on, 0 to 1. */
  clear: number;
  gloss: number;
  /** Pixels from mesh to mesh; 0 for closed cloth. */
  mesh: number;
  /** Factor of that transparency where the ground, not the body, is behind. */
  airy: number;
};

/** Lets skin, and beyond it the ground, show through a cloth; it is denser seen from its edge and in folds. */
export function showThrough(
  spot: Spot,
  out: Shaded,
  { clear, airy }: Pick<Veil, 'clear' | 'airy'>,
): void {
  const lit = lightAt(spot, 0, 0, 0.45);
  const light = lit.diffuse * 0.92;
  const seen = clear * (1 - spot.lined);
  const below = seen * spot.body;
  for (let c = 0; c < 3; c += 1) out[c] += (spot.under[c] * light * 0.9 - out[c]) * below;
  out[3] = 1 - seen * (1 - spot.body) * airy;
}

const veil = ({ clear, gloss, mesh, airy }: Veil): Material => ({
  ink: 0.3,
  shade: (spot, out) => {
    const lit = lightAt(spot, 0, 0, 0.5);
    const layers = 0.5 + 0.5 * grain(spot.strand * 2.2 + spot.u * 0.012, spot.v * 0.008);
    const slanted = 1 - lit.facing;
    // Light passes through: cloth away from the body glows.
    const glow = 0.2 * (1 - spot.body);
    const diffuse = lit.diffuse * (0.9 + 0.12 * layers) + glow;
    const net = mesh > 0 ? 0.62 + 0.4 * netAt(spot.u / mesh, spot.v / mesh) : 1;
    put(out, spot, { diffuse: diffuse * net, shine: gloss * lit.shine ** 14, tint: 0.4 });
    let open = clear * (1 - 0.75 * slanted) * (0.72 + 0.36 * layers);
    if (spot.edge < 1.6) open *= 0.6;
    // Fewer layers lie behind one another towards the outline.
    if (mesh > 0) open *= netAt(spot.u / mesh, spot.v / mesh) * (1.35 - spot.edge / 60);
    const seen = Math.min(0.85, Math.max(0, open - 0.25 * Math.max(0, -spot.crest)));
    showThrough(spot, out, { clear: seen, airy });
  },
});

/** 1 in the holes of a net, less on its threads. */
function netAt(u: number, v: number): number {
  const a = Math.abs(Math.sin((u + v) * Math.PI));
  const b = Math.abs(Math.sin((u - v) * Math.PI));
  return Math.min(a, b) < 0.28 ? 0.7 : 1.05;
}

export const chiffon = veil({ clear: 0.58, gloss: 0.03, mesh: 0, airy: 0.45 });
export const organza = veil({ clear: 0.5, gloss: 0.2, mesh: 0, airy: 0.5 });
export const tulle = veil({ clear: 0.6, gloss: 0.03, mesh: 3.4, airy: 0.7 });
