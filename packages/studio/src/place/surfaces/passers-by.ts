import { type Light, lightOf, mixLight, scaleLight } from '../../core/linear.ts';
import { columnOf, rowOf } from '../optics/camera.ts';
import type { Stage } from '../stage.ts';
import { dab } from './dab.ts';
import { drawLayer } from './paint-layer.ts';

const CLOTHES: readonly Light[] = [
  '#26282e',
  '#3d4656',
  '#6f5c4a',
  '#8c2f2f',
  '#c9c2b6',
  '#34403a',
  '#b08d57',
].map(lightOf);
const SKIN: Light = lightOf('#b98a6c');

type Crowd = {
  count: number;
  light: Light;
  spreadM: number;
  /** Between which distances they stand, in metres. */
  between?: readonly [near: number, far: number];
};

/** People far behind the subject, so unsharp that only their build shows. */
export function paintPassersBy(
  stage: Stage,
  { count, light, spreadM, between = [18, 60] }: Crowd,
): void {
  const { rng, camera, daylight, plate } = stage;
  const people = Array.from({ length: count }, () => ({
    z: rng.range(between[0], between[1]),
    x: rng.range(-1, 1),
    tone: rng.pick(CLOTHES),
    legs: rng.pick(CLOTHES),
    tall: rng.range(1.6, 1.85),
  }));
  for (const { z, x, tone, legs, tall } of people.toSorted((a, b) => b.z - a.z)) {
    const aside = Math.sign(x) * (0.9 + Math.abs(x) * spreadM);
    const haze = 1 - Math.exp(-z / Math.max(45, daylight.visibilityM * 0.14));
    const of = (colour: Light) =>
      mixLight(
        [colour[0] * light[0], colour[1] * light[1], colour[2] * light[2]],
        scaleLight(daylight.horizon, 0.85),
        haze,
      );
    const perMetre = (camera.focal / z) * plate.height;
    const at = (y: number) => ({
      x: columnOf(camera, aside, z) * plate.width,
      y: rowOf(camera, y, z) * plate.height,
    });
    drawLayer(stage, { depthM: z }, (layer) => {
      dab(layer, {
        ...at(0.42),
        x: at(0.42).x - 0.07 * perMetre,
        rx: 0.09 * perMetre,
        ry: 0.46 * perMetre,
        light: of(legs),
      });
      dab(layer, {
        ...at(0.42),
        x: at(0.42).x + 0.08 * perMetre,
        rx: 0.09 * perMetre,
        ry: 0.46 * perMetre,
        light: of(legs),
      });
      dab(layer, { ...at(tall * 0.68), rx: 0.23 * perMetre, ry: 0.36 * perMetre, light: of(tone) });
      dab(layer, { ...at(tall - 0.12), rx: 0.1 * perMetre, ry: 0.13 * perMetre, light: of(SKIN) });
    });
  }
}
