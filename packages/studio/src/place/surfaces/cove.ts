import { clamp, smoothstep } from '../../core/interpolate.ts';
import { type Light, mixLight, scaleLight } from '../../core/linear.ts';
import { rowOf } from '../optics/camera.ts';
import type { Stage } from '../stage.ts';
import { paintPlate, setPixel } from './paint-layer.ts';

export type Cove = {
  paper: Light;
  /** Of the floor, where it differs. */
  floor?: Light;
  /** Distance of the wall behind the subject. */
  behindM?: number;
  /** Unevenness of the lamp's light on the wall, 0 to 1. */
  pool?: number;
  /** Times the brightness at a place of the frame: shadows, stains, folds. */
  texture?: (u: number, v: number) => number;
};

/** A studio's wall that bends into its floor, lit by one large lamp from the stage's side. */
export function paintCove(
  stage: Stage,
  { paper, floor = paper, behindM = 2.4, pool = 0.5, texture }: Cove,
): number {
  const { camera, side, rng, noise } = stage;
  const base = rowOf(camera, 0, camera.focusM + behindM);
  const middle = { u: 0.5 + side * rng.range(0.05, 0.24), v: rng.range(0.2, 0.42) };
  const bend = 0.055;
  const shade = mixLight(paper, filtered(paper), 0.7);
  paintPlate(stage, (u, v, pixel) => {
    const onFloor = smoothstep(base - bend, base + bend * 0.7, v);
    const d2 = (u - middle.u) ** 2 * 1.5 + (v - middle.v) ** 2;
    const wall = 0.98 - pool * 0.42 + pool * 0.5 * Math.exp(-d2 * 2.8);
    const ground =
      0.9 - pool * 0.1 + 0.14 * Math.exp(-((u - middle.u) ** 2) * 2.2) * (1 - (v - base) * 0.5);
    const corner = 1 - 0.07 * Math.exp(-(((v - base) / 0.05) ** 2));
    const light =
      (wall + (ground - wall) * onFloor) * corner * (1 + noise.at(u * 3, v * 3) * 0.012);
    const own = mixLight(paper, floor, onFloor);
    setPixel(
      pixel,
      scaleLight(mixLight(shade, own, clamp(light * 1.1)), light * (texture?.(u, v) ?? 1)),
    );
  });
  return base;
}

/** Light that met the paper twice: deeper in its own hue. */
const filtered = (paper: Light): Light => {
  const most = Math.max(...paper, 0.05);
  return [(paper[0] * paper[0]) / most, (paper[1] * paper[1]) / most, (paper[2] * paper[2]) / most];
};
