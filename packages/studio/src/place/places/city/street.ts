import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { litLeaves, litSurface, outdoorLight } from '../../light/scene-light.ts';
import { rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { paintStreet } from '../../surfaces/city-street.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { paintGrove } from '../../surfaces/grove.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { paintPassersBy } from '../../surfaces/passers-by.ts';
import { pavingTone } from '../../surfaces/paving.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintSky } from '../../surfaces/sky.ts';
import { streetLamps } from '../../surfaces/street-lamps.ts';

const STONE: Light = lightOf('#8f8a83');
const TREES = [lightOf('#1b2a12'), lightOf('#476527'), lightOf('#a3b858')] as const;
const TURNED = [lightOf('#4a2a10'), lightOf('#b36a22'), lightOf('#e6b24e')] as const;
const WARM: readonly Light[] = [
  [2.2, 1.35, 0.6],
  [2.4, 1.7, 0.95],
  [1.9, 1.6, 1.2],
];

/** A city street between old houses, by day or by night. */
export const street: Scene = {
  id: 'street',
  words: {
    street: 8,
    city: 6,
    'city street': 9,
    urban: 6,
    paris: 7,
    london: 7,
    'new york': 7,
    milan: 7,
    rome: 6,
    madrid: 6,
    manhattan: 6,
    avenue: 7,
    boulevard: 8,
    alley: 6,
    pavement: 6,
    sidewalk: 7,
    cobblestone: 7,
    cobbled: 6,
    downtown: 6,
    'street style': 8,
    parisian: 7,
    town: 5,
    road: 4,
    european: 4,
    traffic: 4,
    'city light': 7,
    shop: 2,
    brownstone: 6,
  },
  details: [
    'bokeh',
    'light',
    'lamp',
    'street lamp',
    'wet',
    'tree',
    'crowd',
    'busy',
    'window',
    'large window',
    'house',
    'building',
  ],
  manner: {
    times: ['day', 'golden', 'dusk', 'dawn'],
    heights: [0.8, 1.35],
    focal: [1.9, 2.9],
    bokehPx: [7, 10],
  },
  followsSeason: true,
  draw: (stage) => {
    const { camera, rng, noise, daylight, variant, side } = stage;
    const isDark = daylight.time === 'night' || daylight.time === 'dusk';
    const dim = daylight.time === 'night' ? 1.6 : daylight.time === 'dusk' ? 1.1 : 1.4;
    paintSky(stage);
    const ground = paintPavement(stage);
    paintGround(stage, ground);
    const leftM = rng.range(4, 8);
    paintStreet(stage, {
      leftM,
      rightM: rng.range(4, 8),
      backM: rng.range(140, 260),
      storeys: [3, variant % 2 ? 5 : 7],
      windows: { lit: isDark ? 0.42 : 0.06, lights: isDark ? WARM : [[0.8, 0.7, 0.5]] },
      shops: {
        lit: isDark ? 0.8 : 0.3,
        lights: isDark
          ? WARM
          : [
              [0.55, 0.45, 0.32],
              [0.4, 0.38, 0.34],
            ],
      },
      dim,
    });
    if (variant % 2 === 0) paintTrees(stage, leftM, side);
    paintPassersBy(stage, {
      count: stage.has('crowd') || stage.has('busy') ? 16 : 6,
      light: litSurface(stage, [0.9, 0.9, 0.9], 0.3),
      spreadM: 2.6,
    });
    addLamps(
      stage,
      streetLamps(stage, { count: isDark ? 46 : 9, strength: isDark ? 1 : 0.35, wideM: leftM }),
    );
    const isWet = daylight.weather === 'rain' || stage.has('wet') || daylight.time === 'night';
    if (isWet) {
      reflectInGround(stage, {
        strength: 0.5,
        smear: 0.8,
        baseAt: () => rowOf(camera, 0, 45),
        wetness: (x, z) => 0.4 + 0.8 * smoothstep(-0.15, 0.3, noise.fbm(x * 0.9, z * 0.5, 3)),
      });
    }
    const lamps: Partial<ReturnType<typeof outdoorLight>> = isDark
      ? {
          tint: [1.14, 0.98, 0.82],
          rims: [
            [1.5, 0.95, 0.5],
            [1.3, 0.9, 0.6],
          ],
          back: 0.35,
          shadow: 0.35,
          softness: 0.7,
          shadowLength: 0.7,
        }
      : {};
    return outdoorLight(stage, {
      ...lamps,
      gloss: isWet ? 0.3 : 0,
      bounce: litSurface(stage, STONE, 0.4),
    });
  },
};

function paintPavement(stage: Stage) {
  const { noise, variant, daylight } = stage;
  const isCobbled = variant % 2 === 1;
  const paving = isCobbled
    ? { wideM: 0.13, deepM: 0.11, jointM: 0.012, uneven: 0.42 }
    : { wideM: 0.62, deepM: 0.42, jointM: 0.008, uneven: 0.2 };
  const dark = daylight.weather === 'rain' ? 0.55 : 1;
  return {
    farthestM: 400,
    shade: (x: number, z: number, pixel: [number, number, number, number], footprint: number) => {
      const tone = pavingTone(noise, { x: x + 20, z, footprint }, paving);
      const light = 0.5 + 0.45 * smoothstep(-0.1, 0.15, noise.at(z * 0.07, 3));
      setPixel(pixel, scaleLight(litSurface(stage, STONE, light), tone * dark));
    },
  };
}

function paintTrees(stage: Stage, leftM: number, side: number): void {
  const { season, camera } = stage;
  const shades = season === 'autumn' ? TURNED : TREES;
  for (const depthM of [60, 38, 25]) {
    const x = -side * (leftM * 0.62);
    paintGrove(stage, {
      depthM,
      trunks: [{ x, radius: 0.16 }],
      bark: litSurface(stage, lightOf('#4a4038'), 0.3),
      crownFromM: 2.6,
      crownToM: 9,
      shades: litLeaves(stage, shades, [0.2, 0.5, 0.9]),
      leafM: 0.1,
      closed: 0.8,
      crownAt: (u) =>
        smoothstep(
          0.34,
          0.12,
          Math.abs(u - 0.5 - (x * camera.focal) / (depthM * camera.aspect)) /
            ((4 * camera.focal) / depthM + 0.1),
        ),
      haze: scaleLight(stage.daylight.horizon, 0.8),
      hazed: depthM / 150,
      count: 4500,
    });
  }
}
