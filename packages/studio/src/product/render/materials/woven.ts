import { lightAt } from '../light/spot.ts';
import { grain, rough } from './grain.ts';
import { type Material, put } from './material.ts';

export type Weave = {
  /** Tilt of the surface by the threads. */
  depth: number;
  /** Pixels from thread to thread. */
  pitch: number;
  /** Unevenness of the threads' colour. */
  slub: number;
  gloss: number;
  exponent: number;
};

const TAU = Math.PI * 2;

/** A plain weave: soft light, threads that can just be made out, a faint lustre on crests. */
export const woven = ({ depth, pitch, slub, gloss, exponent }: Weave): Material => ({
  shade: (spot, out) => {
    const { u, v } = spot;
    const across = Math.cos((u / pitch) * TAU) * depth;
    const along = Math.cos((v / pitch) * TAU) * depth;
    const lit = lightAt(spot, across + grain(u * 0.6, v * 0.6) * depth, along, 0.28);
    const thread =
      1 +
      slub * (0.6 * grain(u * 0.07, v * 0.9) + 0.6 * grain(u * 0.9 + 31, v * 0.07)) +
      0.03 * rough(u * 0.11, v * 0.11);
    const shine = gloss * lit.shine ** exponent * spot.shadow;
    put(out, spot, { diffuse: lit.diffuse * thread, shine, tint: 0.3 });
  },
});
