import type { Patch } from '../../../../core/scene/patch.ts';
import { lighter, type Texture, type TextureInput } from './texture.ts';

/** Where light slides down the cloth: across, from, to, and breadth as a part of its width. */
const GLARES = [
  [0.2, 0.06, 0.4, 0.05],
  [0.29, 0.12, 0.3, 0.018],
  [0.66, 0.3, 0.62, 0.03],
  [0.24, 0.56, 0.86, 0.04],
  [0.74, 0.72, 0.95, 0.02],
] as const;

type Glare = (typeof GLARES)[number];

/** A long lens with one wavering side. */
function lens(patch: Patch, [u, top, low, broad]: Glare, sway: number) {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const at = (t: number, side: number) =>
    patch(
      u +
        sway * Math.sin(t * 5) +
        side * broad * Math.sin(t * Math.PI) * (0.7 + 0.3 * Math.cos(t * 9)),
      top + (low - top) * t,
    );
  return [...steps.map((t) => at(t, -0.5)), ...steps.toReversed().map((t) => at(t, 0.5))];
}

const glazed =
  (bright: number): Texture =>
  ({ patch, cloth, rng }: TextureInput) => ({
    lines: [],
    shapes: GLARES.map((glare) => ({
      outline: lens(patch, glare, rng.range(-0.02, 0.02)),
      colour: lighter(cloth, bright * rng.range(0.75, 1)),
    })),
  });

/** Sharp lights on smooth leather. */
export const leather = glazed(0.5);

/** Bright, mirroring cloth. */
export const metallic = glazed(0.75);

/** The dull shine of coated cloth. */
export const nylon = glazed(0.26);
