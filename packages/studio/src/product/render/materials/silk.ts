import { smoothstep } from '../../../core/interpolate.ts';
import { lightAt, mirrored } from '../light/spot.ts';
import { type Material, put } from './material.ts';

type Lustre = {
  gloss: number;
  exponent: number;
  /** Of the soft boxes' reflection. */
  mirror: number;
  /** Loss of diffuse light between the reflections, as a factor. */
  depth: number;
};

/** Smooth threads: broad soft highlights along the folds, dark between them, colour kept in the light. */
const lustrous = ({ gloss, exponent, mirror, depth }: Lustre): Material => ({
  ink: 0.26,
  shade: (spot, out) => {
    const lit = lightAt(spot, spot.strand * 0.06, 0, 0.16);
    const room = mirrored(lit);
    // Pale threads pass light on between one another: pale satin has no dark folds.
    const pale = smoothstep(0.55, 1.25, spot.r + spot.g + spot.b);
    const loss = depth * (1 - 0.62 * pale);
    const shine =
      gloss * lit.shine ** exponent * (0.35 + 0.65 * spot.shadow) + mirror * room * spot.open;
    const diffuse = lit.diffuse * (1 - loss + loss * 1.1 * room + 0.2 * loss * spot.crest);
    put(out, spot, {
      diffuse,
      shine: shine * (1 - 0.5 * pale) * (0.75 + 0.35 * spot.crest),
      tint: 0.62,
    });
  },
});

export const silk = lustrous({ gloss: 0.27, exponent: 13, mirror: 0.15, depth: 0.34 });
export const satin = lustrous({ gloss: 0.46, exponent: 22, mirror: 0.28, depth: 0.46 });
