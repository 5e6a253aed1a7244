import { type LightSetup, SOFT_BOX } from './light-setup.ts';

/** One place that is being shaded; the same object is used for every pixel. */
export type Spot = {
  /** Page pixels. */
  x: number;
  y: number;
  /** On the cloth, in pixels: across and along its piece. */
  u: number;
  v: number;
  nx: number;
  ny: number;
  nz: number;
  /** Linear colour of the cloth there. */
  r: number;
  g: number;
  b: number;
  /** Key light that arrives, 0 to 1. */
  shadow: number;
  open: number;
  /** Crest (1) or valley (−1). */
  crest: number;
  /** Along-the-flow noise, −1 to 1. */
  strand: number;
  /** Pixels to the edge of its area, at most 24. */
  edge: number;
  /** The drawn line, 0 to 1. */
  line: number;
  /** The same, spread over a few pixels. */
  softLine: number;
  /** Skin below the cloth, 0 to 1, and its linear colour. */
  body: number;
  /** Lining of the sheer cloth here, 0 (none) to 1. */
  lined: number;
  skin: readonly [number, number, number];
  /** The colour of what is below there. */
  under: readonly [number, number, number];
  light: LightSetup;
};

/** The light that reaches a place, by its parts. */
export type Lit = {
  diffuse: number;
  key: number;
  shine: number;
  facing: number;
  nx: number;
  ny: number;
  nz: number;
  light: LightSetup;
};

const lit: Lit = { diffuse: 0, key: 0, shine: 0, facing: 1, nx: 0, ny: 0, nz: 1, light: SOFT_BOX };

/**
 * Light on a place whose normal is tilted by (tx, ty). `wrap` lets the key reach around;
 * `shine` is the cosine to the half vector of key and viewer. The object is reused.
 */
export function lightAt(spot: Spot, tx: number, ty: number, wrap: number): Lit {
  const { light } = spot;
  let nx = spot.nx + tx;
  let ny = spot.ny + ty;
  let nz = spot.nz;
  const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
  nx *= scale;
  ny *= scale;
  nz *= scale;
  const k = light.key;
  const f = light.fill;
  const towards = nx * k[0] + ny * k[1] + nz * k[2];
  const around = wrap * light.softness;
  const key = Math.max(0, (towards + around) / (1 + around)) * light.keyStrength * spot.shadow;
  const fill = Math.max(0, nx * f[0] + ny * f[1] + nz * f[2]) * light.fillStrength;
  lit.key = key;
  lit.diffuse = (key + fill + light.sky * (1 - 0.35 * ny)) * spot.open;
  const half = Math.sqrt(2 + 2 * k[2]);
  lit.shine = Math.max(0, (nx * k[0] + ny * k[1] + nz * (k[2] + 1)) / half);
  lit.light = light;
  lit.facing = nz;
  lit.nx = nx;
  lit.ny = ny;
  lit.nz = nz;
  return lit;
}

const step = (low: number, high: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

/** Reflection in a smooth surface: a box on the key's side, narrow where its light is hard, a strip on the other side, paper above. */
export function mirrored({ nx, ny, nz, light: { side, softness } }: Lit): number {
  const x = -2 * nz * nx * side;
  const y = 2 * nz * ny;
  const far = 0.5 + 0.1 * softness;
  const box = step(0.12, 0.42, -x * 0.85 - y * 0.3) * step(far + 0.42, far, -x);
  const strip = step(0.5, 0.68, x) * step(1, 0.8, x);
  const paper = 0.08 + 0.08 * softness;
  return box * 0.9 + strip * 0.55 * softness + paper * step(0.2, -0.9, y);
}
