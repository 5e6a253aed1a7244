import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { indoorLight } from '../../light/scene-light.ts';
import type { Noise } from '../../noise.ts';
import type { Scene } from '../../stage.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { paintPlate, setPixel } from '../../surfaces/paint-layer.ts';
import { paintTerrain } from '../../surfaces/terrain.ts';

const SEAS: readonly (readonly [top: Light, deep: Light])[] = [
  [
    [0.3, 0.72, 0.82],
    [0.008, 0.09, 0.2],
  ],
  [
    [0.22, 0.6, 0.66],
    [0.01, 0.12, 0.16],
  ],
  [
    [0.34, 0.66, 0.9],
    [0.012, 0.05, 0.2],
  ],
  [
    [0.4, 0.8, 0.7],
    [0.01, 0.14, 0.15],
  ],
];

/** The net of bright lines that waves throw on the bottom. */
const causticAt = (noise: Noise, x: number, z: number) =>
  (1 - Math.min(1, Math.abs(noise.at(x + noise.at(z * 0.7, x * 0.7), z)) * 3.4)) ** 2.2 * 0.7 +
  (1 - Math.min(1, Math.abs(noise.at(x * 1.7 + 9, z * 1.7 + noise.at(x, z) * 0.8)) * 3.4)) ** 2.2 *
    0.5;

/** Under the surface of a clear sea: shafts of light, sand, drifting specks. */
export const underwater: Scene = {
  id: 'underwater',
  words: {
    underwater: 10,
    'under water': 10,
    'sea floor': 8,
    reef: 7,
    coral: 4,
    mermaid: 7,
    aquatic: 6,
    diving: 6,
    'deep sea': 8,
    atlantis: 7,
    aquarium: 7,
    submerged: 7,
  },
  manner: { times: ['day'], heights: [0.75, 1.3], focal: [2, 3], bokehPx: [6, 9] },
  isIndoors: true,
  draw: (stage) => {
    const { noise, rng, sun, variant, camera } = stage;
    const [top, deep] = SEAS[(stage.design.int(0, 3) + variant) % SEAS.length];
    const water = mixLight(deep, top, 0.3);
    paintPlate(stage, (u, v, pixel) => {
      const surface =
        smoothstep(0.16, -0.02, v) *
        (0.6 + 0.8 * Math.abs(noise.at((u * 5) / (v + 0.1), 4 / (v + 0.12))));
      const angle = (u - sun.u) / (v + 0.35);
      const shaft =
        smoothstep(0, 0.55, noise.at(angle * 5.5, 7) * 0.7 + noise.at(angle * 15, 3) * 0.4) *
        Math.exp(-Math.abs(angle) * 1.6) *
        smoothstep(0.95, 0, v);
      setPixel(
        pixel,
        mixLight(
          mixLight(scaleLight(top, 1.15), deep, smoothstep(-0.05, 0.85, v) ** 0.8),
          [0.75, 1, 0.98],
          clamp(shaft * 0.34 + surface * 0.5),
        ),
      );
    });
    const offset = rng.range(0, 50);
    paintTerrain(stage, {
      nearM: camera.focusM * 1.6,
      farM: 60,
      steps: 160,
      height: (x, z) =>
        Math.max(
          0,
          noise.fbm(x * 0.12 + offset, z * 0.12, 4) * 3.4 + (Math.abs(x) > 3 ? 0.9 : -0.9),
        ) *
          smoothstep(camera.focusM * 1.6, camera.focusM * 3, z) -
        0.06,
      shade: ({ x, z, lit, y }, pixel) =>
        setPixel(
          pixel,
          scaleLight(
            mixLight([0.16, 0.2, 0.17], [0.28, 0.2, 0.18], noise.at(x, y * 2)),
            (0.35 + lit + causticAt(noise, x * 1.2, z * 1.2) * 0.5) *
              (0.7 + noise.fbm(x * 3, y * 4 + z, 3) * 0.6),
          ),
        ),
      haze: water,
      visibilityM: 15,
    });
    paintGround(stage, {
      farthestM: 70,
      shade: (x, z, pixel, footprint) => {
        const ripple =
          Math.sin(z * 15 + noise.fbm(x * 1.3, z * 1.3, 3) * 8) * 0.1 * seen(0.2, footprint);
        const light =
          0.62 +
          ripple +
          causticAt(noise, x * 1.1, z * 0.9) * 0.85 +
          noise.at(x * 60, z * 60) * 0.08 * seen(0.02, footprint);
        const sand: Light = [0.3 * light, 0.5 * light, 0.5 * light];
        setPixel(pixel, mixLight(sand, water, 1 - Math.exp(-z / 17)));
      },
    });
    addLamps(
      stage,
      Array.from({ length: 120 }, () => ({
        u: rng.next(),
        v: rng.next(),
        depthM: camera.focusM * rng.range(1.1, 3),
        light: scaleLight([0.4, 0.6, 0.62], rng.range(0.05, 0.3)),
      })),
    );
    return indoorLight(stage, [0.72, 1.06, 1.12], {
      exposure: 0.9,
      back: 0.2,
      shadow: 0.3,
      softness: 0.7,
      bounce: [0.25, 0.45, 0.45],
    });
  },
};
