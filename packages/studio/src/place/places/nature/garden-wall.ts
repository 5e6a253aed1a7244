import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, scaleLight } from '../../../core/linear.ts';
import { litLeaves, litSurface, outdoorLight } from '../../light/scene-light.ts';
import { acrossAt, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { brickAt } from '../../surfaces/bricks.ts';
import { strewGrass, strewLitter } from '../../surfaces/grass.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { strewLeaves } from '../../surfaces/leaves.ts';
import { drawLayer, paintLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { pavingTone } from '../../surfaces/paving.ts';

const LEAVES = ['#14220e', '#3d6128', '#9dbb5a'].map(lightOf);
const ROSES: readonly Light[] = ['#f3e9e2', '#e7a6ae', '#d96a78', '#f0cfa8'].map(lightOf);
const GRAVEL: Light = lightOf('#b0a28c');

/** An old wall under climbing leaves and roses, dappled by the sun. */
export const gardenWall: Scene = {
  id: 'garden-wall',
  words: {
    garden: 8,
    'garden wall': 11,
    ivy: 8,
    rose: 5,
    'rose garden': 10,
    'green wall': 9,
    hedge: 7,
    botanical: 5,
    'secret garden': 10,
    climber: 6,
    vine: 5,
    bougainvillea: 7,
    terrace: 3,
    floral: 4,
    'flower wall': 8,
    bush: 4,
    shrub: 4,
  },
  manner: {
    times: ['day', 'golden', 'day', 'dawn'],
    heights: [0.85, 1.35],
    focal: [2, 2.9],
    bokehPx: [5, 7.5],
  },
  draw: (stage) => {
    const { camera, noise, rng, variant } = stage;
    const z = camera.focusM + rng.range(1.5, 2.6);
    const foot = rowOf(camera, 0, z);
    const isPlaster = variant % 2 === 0;
    const dapple = (u: number, v: number) =>
      smoothstep(-0.05, 0.16, noise.fbm(u * 5 + 3, v * 5.5, 3) + noise.at(u * 1.7, v * 1.7) * 0.35);
    const plaster = lightOf(['#d8c4a6', '#c9a58a', '#e0d6c6', '#bfae93'][variant % 4]);
    paintLayer(stage, { depthM: z, bottom: foot + 0.02 }, (u, v, pixel) => {
      const x = acrossAt(camera, u, z) + 20;
      const y = ((foot - v) * z) / camera.focal;
      const wall = isPlaster
        ? scaleLight(
            plaster,
            1 + noise.fbm(x * 1.3, y * 1.3, 4) * 0.22 + noise.fbm(x * 14, y * 14, 2) * 0.06,
          )
        : brickAt(noise, x, y);
      const damp = 0.72 + 0.28 * smoothstep(0, 0.6, y + noise.at(x * 2, 1) * 0.2);
      setPixel(
        pixel,
        scaleLight(litSurface(stage, wall, dapple(u, v) * 0.9), damp),
        smoothstep(foot + 0.012, foot - 0.004, v),
      );
    });
    paintClimbers(stage, { z, foot, dapple });
    paintGround(stage, {
      farthestM: z * 1.01,
      shade: (x, depth, pixel, footprint) => {
        const tone = pavingTone(
          noise,
          { x: x + 30, z: depth, footprint },
          { wideM: 0.5, deepM: 0.36, jointM: 0.014, uneven: 0.26 },
        );
        const sun = dapple(x * 0.35 + 0.5, depth * 0.25);
        setPixel(pixel, scaleLight(litSurface(stage, GRAVEL, 0.15 + sun * 0.7), tone * 0.85));
      },
      strew: (canvas) => {
        strewLitter(stage, canvas, {
          sizeM: 0.035,
          perM2: 26,
          farthestM: z,
          seed: 'petals',
          lights: [...ROSES, LEAVES[1]].map((light) => litSurface(stage, light, 0.5)),
          density: (_, depth) => smoothstep(camera.focusM * 0.7, z, depth),
        });
        strewGrass(stage, canvas, {
          bladeM: 0.13,
          perM2: 900,
          farthestM: z,
          shades: litLeaves(stage, LEAVES, [0.2, 0.5, 0.7]),
          density: (x, depth) => smoothstep(z - 0.5, z - 0.1, depth + noise.at(x * 3, 2) * 0.2),
        });
      },
    });
    return outdoorLight(stage, {
      back: 0.1,
      shadow: 0.4,
      softness: 0.55,
      bounce: litSurface(stage, GRAVEL, 0.4),
    });
  },
};

type Climbers = { z: number; foot: number; dapple: (u: number, v: number) => number };

function paintClimbers(stage: Stage, { z, foot, dapple }: Climbers): void {
  const { noise, rng, camera, plate, side } = stage;
  const perMetre = (camera.focal / z) * plate.height;
  const offset = rng.range(0, 50);
  const isRosy = stage.has('rose') || rng.chance(0.6);
  const density = (u: number, v: number) => {
    const hang =
      smoothstep(0.62, 0.0, v) * 0.9 +
      smoothstep(0.2, 0.75, side * (u - 0.5) + 0.3) * 0.75 +
      smoothstep(foot - 0.14, foot, v) * 0.7;
    return smoothstep(0.35, 0.75, hang + noise.fbm(u * 3.4 + offset, v * 3.8, 4) * 0.9 - 0.15);
  };
  const sheets = [
    { sizeM: 0.045, count: 16_000, by: 0.55 },
    { sizeM: 0.05, count: 11_000, by: 1 },
  ];
  for (const { sizeM, count, by } of sheets) {
    drawLayer(stage, { depthM: z - 0.15 }, (layer) => {
      strewLeaves(layer, {
        rng,
        count,
        sizePx: sizeM * perMetre * 0.6,
        area: { left: -0.03, right: 1.03, top: -0.02, bottom: foot + 0.015 },
        density,
        shades: [
          scaleLight(litSurface(stage, LEAVES[0], 0.1), by),
          scaleLight(litSurface(stage, LEAVES[1], 0.45), by),
          scaleLight(litSurface(stage, LEAVES[2], 0.9), by),
        ],
        lit: (u, v) => 0.2 + 0.65 * dapple(u + 0.2, v) + noise.at(u * 9, v * 9) * 0.3,
        glint: 0.015,
      });
      if (!isRosy) return;
      strewLeaves(layer, {
        rng,
        count: 420,
        sizePx: 0.055 * perMetre * 0.55,
        area: { left: 0, right: 1, top: 0, bottom: foot - 0.05 },
        density: (u, v) =>
          density(u, v) * smoothstep(0.05, 0.3, noise.fbm(u * 5 + offset, v * 5, 2)),
        shades: [
          litSurface(stage, ROSES[2], 0.3),
          litSurface(stage, ROSES[1], 0.6),
          litSurface(stage, ROSES[0], 0.9),
        ],
        lit: dapple,
        glint: 0,
      });
    });
  }
}
