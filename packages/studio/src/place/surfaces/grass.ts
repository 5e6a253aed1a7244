import { type Light, mixLight, scaleLight } from '../../core/linear.ts';
import { createRng } from '../../core/rng.ts';
import { acrossAt, columnOf, depthOfRow, rowOf } from '../optics/camera.ts';
import type { Stage } from '../stage.ts';
import { dab } from './dab.ts';
import type { GroundCanvas } from './ground.ts';

export type Grass = {
  bladeM: number;
  /** Blades to a square metre near the camera; fewer where they get too small to be seen. */
  perM2: number;
  shades: readonly [dark: Light, middle: Light, bright: Light];
  /** Chance of a blade at a place. */
  density?: (x: number, z: number) => number;
  farthestM: number;
};

/** Strews blades over the ground from far to near, each bending its own way. */
export function strewGrass({ camera, noise }: Stage, canvas: GroundCanvas, grass: Grass): void {
  const { layer, top, height } = canvas;
  const { shades, density, bladeM, farthestM } = grass;
  const rng = createRng('blades');
  const nearest = depthOfRow(camera, 1.02);
  let z = Math.min(farthestM, depthOfRow(camera, Math.max(camera.horizon + 0.01, top / height)));
  while (z > nearest * 0.96) {
    const perMetre = (camera.focal / z) * height;
    const stepM = Math.max(0.02, 1.6 / ((perMetre * camera.heightM) / z));
    const half = acrossAt(camera, 1.02, z);
    const count = Math.min(2600, grass.perM2 * half * 2 * stepM);
    for (let i = 0; i < count; i += 1) {
      const x = rng.range(-half, half);
      const deep = z + rng.range(-stepM, stepM) * 0.5;
      const long = bladeM * rng.range(0.45, 1.15) * (1 + noise.at(x * 2, deep * 2) * 0.4);
      const chance = rng.next();
      const tone = rng.next();
      const bend = rng.range(-0.6, 0.6);
      if (density && chance > density(x, deep)) continue;
      const sun = tone * 0.75 + noise.fbm(x * 0.9, deep * 0.9, 2) * 0.5 + 0.2;
      const light =
        sun < 0.5
          ? mixLight(shades[0], shades[1], Math.max(0, sun * 2))
          : mixLight(shades[1], shades[2], Math.min(1, sun * 2 - 1));
      blade(canvas, {
        x: columnOf(camera, x, deep) * layer.width,
        y: rowOf(camera, 0, deep) * height - top,
        long: long * perMetre,
        bend: bend * long * perMetre,
        wide: Math.min(1.6, 0.004 * perMetre),
        light,
      });
    }
    z -= stepM;
  }
}

type Blade = { x: number; y: number; long: number; bend: number; wide: number; light: Light };

function blade(
  { layer: { width, height, data } }: GroundCanvas,
  { x, y, long, bend, wide, light }: Blade,
): void {
  for (let i = 0; i < long; i += 1) {
    const t = i / long;
    const row = Math.round(y - i);
    if (row < 0 || row >= height) continue;
    const at = x + bend * t * t;
    const half = Math.max(0.5, wide * (1 - t));
    const shade = 0.45 + 0.65 * t;
    const from = Math.floor(at - half);
    for (let column = Math.max(0, from); column <= Math.min(width - 1, at + half); column += 1) {
      const cover =
        Math.min(1, half + 0.5 - Math.abs(column - at)) *
        Math.min(1, wide * 2.2 + 0.25) *
        (1 - t * t * 0.5);
      if (cover <= 0) continue;
      const to = (row * width + column) * 4;
      for (let c = 0; c < 3; c += 1) data[to + c] += (light[c] * shade - data[to + c]) * cover;
      data[to + 3] += (1 - data[to + 3]) * cover;
    }
  }
}

export type Litter = {
  sizeM: number;
  perM2: number;
  lights: readonly Light[];
  density?: (x: number, z: number) => number;
  farthestM: number;
  /** Height above the ground: flowers stand, leaves lie. */
  upM?: number;
  seed: string;
};

/** Strews small things over the ground, far to near, flattened as the eye sees them, each with its shadow. */
export function strewLitter({ camera, side }: Stage, canvas: GroundCanvas, litter: Litter): void {
  const { layer, top, height } = canvas;
  const { lights, sizeM, perM2, farthestM, density, upM = 0 } = litter;
  const rng = createRng(litter.seed);
  const nearest = depthOfRow(camera, 1.02);
  const wide = acrossAt(camera, 1.05, farthestM);
  const total = Math.min(60_000, perM2 * 2 * wide * (farthestM - nearest));
  const places = Array.from({ length: total }, () => ({
    x: rng.range(-wide, wide),
    z: rng.range(nearest * 0.97, farthestM),
    chance: rng.next(),
    size: sizeM * rng.range(0.55, 1.25),
    angle: rng.range(-0.5, 0.5),
    tilt: rng.range(0.35, 1),
    light: rng.pick(lights),
    tone: rng.range(0.6, 1.25),
    up: upM * rng.range(0.6, 1.2),
  })).toSorted((a, b) => b.z - a.z);
  for (const { x, z, chance, size, angle, tilt, light, tone, up } of places) {
    const u = columnOf(camera, x, z);
    if (u < -0.03 || u > 1.03) continue;
    if (density && chance > density(x, z)) continue;
    const perMetre = (camera.focal / z) * height;
    const rx = (size * perMetre) / 2;
    const flat = up > 0 ? 0.75 : Math.min(0.9, camera.heightM / z + 0.12);
    const at = {
      x: u * layer.width,
      y: rowOf(camera, up, z) * height - top,
      rx,
      ry: rx * flat * tilt,
      angle,
    };
    if (at.y < -rx || at.y > layer.height + rx) continue;
    if (rx > 1)
      dab(layer, {
        ...at,
        x: at.x - side * rx * 0.35,
        y: at.y + rx * 0.25,
        light: [0.01, 0.008, 0.005],
        alpha: 0.4,
      });
    dab(layer, { ...at, light: scaleLight(light, tone), isPointed: up === 0 && rx > 1.2 });
  }
}
