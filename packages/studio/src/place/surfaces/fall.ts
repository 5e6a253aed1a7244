import type { Light } from '../../core/linear.ts';
import type { Stage } from '../stage.ts';
import { dab } from './dab.ts';
import { drawLayer } from './paint-layer.ts';

/** Streaks of rain at several depths, all behind the subject. */
export function paintRain(stage: Stage, light: Light): void {
  const { rng, plate, camera } = stage;
  const lean = rng.range(-0.12, 0.12);
  for (const [times, count] of [
    [1.4, 120],
    [2.2, 190],
    [4, 260],
  ] as const) {
    drawLayer(stage, { depthM: camera.focusM * times, blur: 0.25, isLight: true }, (layer) => {
      for (let i = 0; i < count; i += 1) {
        const long = (rng.range(11, 22) * 1.6) / times;
        dab(layer, {
          x: rng.next() * plate.width,
          y: rng.next() * plate.height,
          rx: long,
          ry: 0.5,
          angle: Math.PI / 2 + lean,
          light,
          alpha: rng.range(0.1, 0.3),
        });
      }
    });
  }
}

/** Flakes at several depths: near the subject small and sharp, others large and soft. */
export function paintSnowfall(stage: Stage, light: Light): void {
  const { rng, plate, camera } = stage;
  for (const [times, count, size] of [
    [1.15, 130, 1.3],
    [1.8, 260, 1.1],
    [0.55, 26, 1.6],
  ] as const) {
    drawLayer(stage, { depthM: camera.focusM * times, blur: 0.8 }, (layer) => {
      for (let i = 0; i < count; i += 1) {
        const radius = size * rng.range(0.5, 1.5) * (times < 1 ? 2.2 : 1);
        dab(layer, {
          x: rng.next() * plate.width,
          y: rng.next() * plate.height,
          rx: radius,
          ry: radius,
          light,
          alpha: rng.range(0.5, 0.95),
        });
      }
    });
  }
}

/** Rain or snow behind the subject: drops or flakes in the light of the hour. */
export function paintFall(stage: Stage): void {
  const { weather, ambient, key } = stage.daylight;
  const glow = (by: number): Light => [
    by * (ambient[0] + key[0] * 0.5 + 0.12),
    by * (ambient[1] + key[1] * 0.5 + 0.12),
    by * (ambient[2] + key[2] * 0.5 + 0.14),
  ];
  if (weather === 'rain') paintRain(stage, glow(0.9));
  if (weather === 'snowfall') paintSnowfall(stage, glow(1.4));
}
