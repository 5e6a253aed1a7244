import { type Light, mixLight, scaleLight } from '../../core/linear.ts';
import type { Rng } from '../../core/rng.ts';
import type { Layer } from '../optics/layer.ts';
import { dab } from './dab.ts';

export type Foliage = {
  rng: Rng;
  /** Leaves tried. */
  count: number;
  /** Part of the frame, in fractions. */
  area: { left: number; top: number; right: number; bottom: number };
  /** Chance of a leaf at a place, 0 to 1. */
  density: (u: number, v: number) => number;
  /** Colours of leaves from shade to sun. */
  shades: readonly [dark: Light, middle: Light, bright: Light];
  /** Sunlight at a place, 0 to 1. */
  lit: (u: number, v: number) => number;
  sizePx: number;
  /** Share of leaves that mirror the sky. */
  glint?: number;
};

/** Lays leaves over a layer: dark ones inside, sunlit ones outside, a few that glint. */
export function strewLeaves(
  layer: Layer,
  { rng, count, area, density, shades, lit, sizePx, glint = 0.02 }: Foliage,
): void {
  const { width, height } = layer;
  const [dark, middle, bright] = shades;
  for (let i = 0; i < count; i += 1) {
    const u = rng.range(area.left, area.right);
    const v = rng.range(area.top, area.bottom);
    const chance = rng.next();
    const tone = rng.next();
    const size = sizePx * rng.range(0.55, 1.35);
    const angle = rng.range(0, Math.PI);
    if (chance > density(u, v)) continue;
    const inner = i / count;
    const sun = lit(u, v) * (0.35 + 0.65 * inner) + (tone - 0.5) * 0.5;
    const base =
      sun < 0.5
        ? mixLight(dark, middle, Math.max(0, sun * 2))
        : mixLight(middle, bright, Math.min(1, sun * 2 - 1));
    const light = tone > 1 - glint ? scaleLight(bright, 2.6) : base;
    dab(layer, {
      x: u * width,
      y: v * height,
      rx: size,
      ry: size * rng.range(0.4, 0.7),
      angle,
      light,
    });
  }
}
