import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litLeaves, litSurface, outdoorLight } from '../../light/scene-light.ts';
import type { Scene, Stage } from '../../stage.ts';
import { strewGrass, strewLitter } from '../../surfaces/grass.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { paintGrove } from '../../surfaces/grove.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { paintSky } from '../../surfaces/sky.ts';
import { paintTerrain } from '../../surfaces/terrain.ts';

const STRAW: Light = lightOf('#b59f5c');
const GREEN: Light = lightOf('#64803a');
const FLOWERS: readonly (readonly string[])[] = [
  ['#f7f4ea', '#f3d04e'],
  ['#c83a2c', '#d9503a'],
  ['#f4eef2', '#d89bc0', '#9a86c9'],
  ['#f0c93a', '#f7e6a0'],
];

/** Long grass in flower, a line of trees, soft hills. */
export const meadow: Scene = {
  id: 'meadow',
  words: {
    meadow: 9,
    field: 5,
    grass: 6,
    'wild flower': 8,
    wildflower: 8,
    flower: 4,
    poppy: 6,
    wheat: 6,
    'wheat field': 8,
    prairie: 7,
    countryside: 7,
    farm: 4,
    pasture: 6,
    daisy: 5,
    sunflower: 5,
    'green field': 8,
    tuscany: 6,
    rural: 5,
    flowery: 5,
    hill: 2,
    lawn: 9,
    'garden party': 8,
    picnic: 7,
    moor: 9,
    moorland: 9,
    heath: 7,
    grassland: 8,
    'grassy field': 9,
    hillside: 6,
    'rolling hill': 8,
    steppe: 7,
  },
  manner: {
    times: ['golden', 'day', 'dawn', 'dusk'],
    heights: [0.7, 1.2],
    focal: [2.2, 3.2],
    bokehPx: [6, 9],
  },
  followsSeason: true,
  draw: (stage) => {
    const { rng, camera } = stage;
    paintSky(stage);
    paintHills(stage);
    const shades = ['#1d2a12', '#4a6428', '#9fae55'].map(lightOf);
    for (const depthM of [180, 110]) {
      const middle = rng.next();
      paintGrove(stage, {
        depthM,
        trunks: [],
        bark: shades[0],
        crownFromM: 0,
        crownToM: depthM * 0.085,
        shades: litLeaves(stage, shades, [0.2, 0.5, 0.8]),
        leafM: 0.5,
        closed: 0.85,
        count: 5000,
        crownAt: (u) => 0.35 + 0.65 * smoothstep(0.1, 0.45, Math.abs(u - middle)),
        haze: scaleLight(stage.daylight.horizon, 0.9),
        hazed: 1 - Math.exp((-depthM * 1.5) / stage.daylight.visibilityM) + 0.15,
      });
    }
    paintSward(stage, camera.focusM);
    return outdoorLight(stage, {
      bounce: litSurface(stage, GREEN, 0.6),
      shadow: 0.35,
      softness: 0.5,
    });
  },
};

function paintHills(stage: Stage): void {
  const { noise, rng } = stage;
  const offset = rng.range(0, 70);
  paintTerrain(stage, {
    nearM: 250,
    farM: 5000,
    steps: 110,
    height: (x, z) =>
      (noise.fbm(x * 0.0012 + offset, z * 0.0009, 3) + 0.35) * z * 0.045 * smoothstep(250, 1200, z),
    shade: ({ x, z, lit }, pixel) => {
      const plots = noise.cell(Math.floor(x / 160 + z / 500), Math.floor(z / 210));
      setPixel(
        pixel,
        litSurface(
          stage,
          mixLight(mixLight(GREEN, STRAW, plots), lightOf('#2f4022'), plots > 0.7 ? 0.8 : 0),
          0.2 + lit * 0.7,
        ),
      );
    },
    visibilityM: stage.daylight.visibilityM * 0.9,
  });
}

function paintSward(stage: Stage, focusM: number): void {
  const { noise, variant, season } = stage;
  const flowers = FLOWERS[variant % FLOWERS.length].map((hex) =>
    litSurface(stage, lightOf(hex), 0.75),
  );
  const dry = season === 'autumn' ? 0.8 : [0.35, 0.1, 0.55, 0.2][variant % 4];
  const leaf = mixLight(GREEN, STRAW, dry);
  const bloomAt = (x: number, z: number) =>
    smoothstep(-0.05, 0.35, noise.fbm(x * 0.45, z * 0.22 + 9, 3));
  paintGround(stage, {
    farthestM: 420,
    shade: (x, z, pixel, footprint) => {
      const tufts =
        noise.fbm(x * 3.2, z * 2.2, 3) * seen(0.3, footprint) +
        noise.fbm(x * 0.3, z * 0.12, 3) * 0.6;
      const bloom =
        bloomAt(x, z) * smoothstep(0.25, 0.5, noise.at(x * 6, z * 4) + noise.at(x * 1.1, z) * 0.3);
      const base = litSurface(stage, leaf, clamp(0.5 + tufts * 0.55));
      setPixel(pixel, mixLight(scaleLight(base, 0.9 + tufts * 0.4), flowers[0], bloom * 0.75));
    },
    strew: (canvas) => {
      const farthestM = focusM * 2.4;
      const lit = (light: Light, sun: number) => litSurface(stage, light, sun);
      strewGrass(stage, canvas, {
        bladeM: 0.22,
        perM2: 1500,
        farthestM,
        shades: [
          scaleLight(lit(leaf, 0.1), 0.4),
          lit(leaf, 0.55),
          lit(mixLight(leaf, STRAW, 0.5), 1),
        ],
      });
      strewLitter(stage, canvas, {
        sizeM: 0.042,
        perM2: 60,
        upM: 0.19,
        farthestM,
        seed: 'bloom',
        lights: flowers,
        density: bloomAt,
      });
      strewGrass(stage, canvas, {
        bladeM: 0.16,
        perM2: 350,
        farthestM: focusM * 1.5,
        shades: [
          scaleLight(lit(leaf, 0.1), 0.5),
          lit(leaf, 0.6),
          lit(mixLight(leaf, STRAW, 0.4), 1),
        ],
      });
    },
  });
}
