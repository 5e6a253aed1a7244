import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import type { Manner, Scene, SceneLight, Stage } from '../../stage.ts';
import { strewGrass, strewLitter } from '../../surfaces/grass.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { paintGrove } from '../../surfaces/grove.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { paintSky } from '../../surfaces/sky.ts';

/** An alley of trees: what its leaves and its path look like. */
type Alley = {
  shades: readonly [string, string, string];
  fallen: readonly string[];
  grass: string;
  path: string;
  fallenPerM2: number;
  petalM: number;
};

const AUTUMN: Alley = {
  shades: ['#5a2a10', '#c0701f', '#f0b84a'],
  fallen: ['#c4701f', '#d9992f', '#9c4a1c', '#e0b552', '#7d3f1d'],
  grass: '#6f6b34',
  path: '#8c7d6a',
  fallenPerM2: 260,
  petalM: 0.06,
};
const BLOSSOM: Alley = {
  shades: ['#8c5a68', '#e3a9b8', '#fbe3e8'],
  fallen: ['#f6d3da', '#eebac6', '#fbe9ec'],
  grass: '#6f8a45',
  path: '#9a9088',
  fallenPerM2: 420,
  petalM: 0.022,
};
const SUMMER: Alley = {
  shades: ['#1c2c12', '#4c6f29', '#a9bf58'],
  fallen: ['#7d7a45', '#8f8450'],
  grass: '#5f7d35',
  path: '#a39582',
  fallenPerM2: 14,
  petalM: 0.045,
};

const MANNER: Manner = {
  times: ['golden', 'day', 'dawn', 'golden'],
  heights: [0.75, 1.3],
  focal: [2.3, 3.3],
  bokehPx: [7, 10],
};

/** A park in its autumn leaves, or as the season has it. */
export const park: Scene = {
  id: 'park',
  words: {
    park: 8,
    autumn: 7,
    autumnal: 7,
    fall: 6,
    'autumn leaf': 9,
    'autumn park': 11,
    'central park': 9,
    'fallen leaf': 8,
    'fall foliage': 9,
    leaf: 3,
    maple: 6,
    oak: 4,
    'botanical garden': 5,
    october: 6,
    november: 5,
    path: 2,
    bench: 3,
  },
  manner: MANNER,
  followsSeason: true,
  draw: (stage) =>
    drawAlley(stage, stage.isSeasonNamed && stage.season !== 'autumn' ? SUMMER : AUTUMN),
};

/** Cherry trees in flower over a path. */
export const blossom: Scene = {
  id: 'blossom',
  words: {
    blossom: 8,
    'cherry blossom': 11,
    sakura: 10,
    'cherry tree': 9,
    cherry: 4,
    spring: 4,
    springtime: 5,
    orchard: 6,
    petal: 4,
    magnolia: 6,
    kyoto: 6,
    japan: 4,
    japanese: 4,
  },
  manner: { ...MANNER, times: ['day', 'golden', 'dawn', 'day'] },
  draw: (stage) => drawAlley(stage, BLOSSOM),
};

function drawAlley(stage: Stage, alley: Alley): SceneLight {
  const { camera, rng, sun, daylight } = stage;
  const of = (hex: string, sunlit: number, by = 1): Light =>
    scaleLight(litSurface(stage, lightOf(hex), sunlit), by);
  const haze = scaleLight(mixLight(daylight.horizon, lightOf(alley.shades[2]), 0.35), 0.95);
  paintSky(stage);
  paintLawn(stage, { alley, of, haze });
  const bend = rng.range(-0.5, 0.5);
  for (const [i, depthM] of [95, 62, 40, 26].entries()) {
    const wide = 3 + i * 0.4;
    const x = (depthM - 20) * bend * 0.06;
    paintGrove(stage, {
      depthM,
      trunks: [-wide, wide, -wide * 2.4, wide * 2.3].map((off) => ({
        x: x + off + rng.range(-0.5, 0.5),
        radius: rng.range(0.16, 0.28),
        lean: rng.range(-0.05, 0.05),
      })),
      bark: of('#54483e', 0.35),
      crownFromM: 2.3,
      crownToM: 15,
      shades: [
        of(alley.shades[0], 0.25, 1.1),
        of(alley.shades[1], 0.65, 1.25),
        of(alley.shades[2], 1, 1.4),
      ],
      leafM: 0.1,
      closed: 0.62 - i * 0.05,
      crownAt: (u) =>
        0.55 +
        0.45 *
          smoothstep(0.04, 0.3, Math.abs(u - 0.5 - (x * camera.focal) / (depthM * camera.aspect))),
      haze,
      hazed: [0.5, 0.34, 0.18, 0.05][i],
      count: [9000, 9000, 8000, 6500][i],
    });
    if (i === 1) {
      addLamps(
        stage,
        Array.from({ length: 80 }, () => ({
          u: sun.u + rng.gauss() * 0.25,
          v: camera.horizon - 0.16 + rng.gauss() * 0.13,
          depthM: 70,
          light: scaleLight(
            mixLight(of(alley.shades[2], 1), daylight.sun, 0.12),
            rng.range(0.15, 0.8),
          ),
        })),
      );
    }
  }
  return outdoorLight(stage, {
    bounce: of(alley.fallen[0], 0.5),
    back: Math.max(0.4, daylight.back),
    shadow: 0.42,
    softness: 0.5,
  });
}

type Lawn = { alley: Alley; of: (hex: string, sunlit: number, by?: number) => Light; haze: Light };

function paintLawn(stage: Stage, { alley, of, haze }: Lawn): void {
  const { noise, camera, rng } = stage;
  const shift = rng.range(-0.4, 0.4);
  const onPath = (x: number, z: number) =>
    smoothstep(
      0.14,
      -0.1,
      Math.abs(x - shift - Math.sin(z * 0.09) * 0.8) - 1.35 + noise.fbm(x * 2.2, z * 2.2, 3) * 0.28,
    );
  const sunAt = (x: number, z: number) =>
    smoothstep(-0.12, 0.24, noise.fbm(x * 0.5 + 3, z * 0.32, 3));
  const heap = (x: number, z: number) =>
    clamp(0.35 + noise.fbm(x * 0.9, z * 0.9, 3) * 1.1 + (1 - onPath(x, z)) * 0.3);
  const fallen = alley.fallen.map((hex) => of(hex, 0.62));
  paintGround(stage, {
    farthestM: 300,
    shade: (x, z, pixel, footprint) => {
      const path = onPath(x, z);
      const grit =
        1 +
        noise.fbm(x * 6, z * 6, 3) * 0.2 +
        noise.at(x * 55, z * 50) * 0.16 * seen(0.02, footprint);
      const ground = mixLight(
        of(alley.grass, 0.2 + 0.6 * sunAt(x, z)),
        of(alley.path, 0.15 + 0.62 * sunAt(x, z)),
        path,
      );
      const carpet =
        alley.fallenPerM2 > 50
          ? smoothstep(0.25, 0.75, heap(x, z)) *
            smoothstep(camera.focusM * 1.2, camera.focusM * 2.6, z) *
            (0.6 + 0.4 * noise.at(x * 8, z * 6))
          : 0;
      setPixel(
        pixel,
        mixLight(
          mixLight(
            scaleLight(ground, grit),
            fallen[(Math.floor(x * 5) + Math.floor(z * 4)) & 1],
            clamp(carpet) * 0.8,
          ),
          haze,
          0.6 * (1 - Math.exp(-z / 120)),
        ),
      );
    },
    strew: (canvas) => {
      const farthestM = camera.focusM * 2.2;
      strewGrass(stage, canvas, {
        bladeM: 0.07,
        perM2: 1300,
        farthestM,
        shades: [of('#2b3517', 0.2, 0.7), of(alley.grass, 0.5), of(alley.grass, 1, 1.25)],
        density: (x, z) => 1 - onPath(x, z),
      });
      strewLitter(stage, canvas, {
        sizeM: alley.petalM,
        perM2: alley.fallenPerM2,
        farthestM,
        seed: 'fallen',
        lights: fallen,
        density: heap,
      });
    },
  });
}
