import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litLeaves, litSurface, outdoorLight } from '../../light/scene-light.ts';
import type { Noise } from '../../noise.ts';
import { acrossAt, columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { strewGrass } from '../../surfaces/grass.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { paintGrove } from '../../surfaces/grove.ts';
import { strewLeaves } from '../../surfaces/leaves.ts';
import { drawLayer, paintLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { paintSky } from '../../surfaces/sky.ts';

const STONES: readonly Light[] = ['#b3a48a', '#9c8f79', '#c2b59b', '#8a7f6d', '#a8937a'].map(
  lightOf,
);
const TIMBER: Light = lightOf('#7a5636');
const DOORS: readonly Light[] = ['#3f6b5a', '#2f4f6f', '#8c3a32', '#5b6b3a'].map(lightOf);
const SLATE: Light = lightOf('#5b5f66');
const FRAME: Light = lightOf('#efe9dc');
const GREEN: Light = lightOf('#6b8440');
const LEAVES = ['#1a2b13', '#44672a', '#a1b75a'].map(lightOf);
const FLOWERS = ['#c9416a', '#e8e1ee', '#8a5fb0', '#e3a33a'].map(lightOf);

/** Any of these makes the house of timber. */
const TIMBER_WORDS = [
  'wooden',
  'log',
  'hut',
  'cabin',
  'barn',
  'chalet',
  'alpine hut',
  'log cabin',
  'wooden hut',
  'mountain hut',
  'timber',
];

const EAVES_M = 2.65;

/** The front of a small house, of stone or of timber: door, windows with flowers, a low roof, grass before it. */
export const cottage: Scene = {
  id: 'cottage',
  words: {
    cottage: 12,
    'stone cottage': 15,
    farmhouse: 11,
    village: 7,
    hut: 9,
    cabin: 10,
    'log cabin': 13,
    'alpine hut': 15,
    'wooden hut': 14,
    'mountain hut': 14,
    chalet: 10,
    barn: 10,
    cotswold: 11,
    hamlet: 7,
    'country house': 9,
    porch: 7,
  },
  details: ['stone', 'door', 'window', 'flower', ...TIMBER_WORDS],
  manner: {
    times: ['day', 'golden', 'day', 'dawn'],
    heights: [0.85, 1.3],
    focal: [1.9, 2.6],
    bokehPx: [4.5, 6.5],
  },
  followsSeason: true,
  draw: (stage) => {
    const { camera, rng, noise, variant, side, season } = stage;
    const isTimber = TIMBER_WORDS.some((word) => stage.has(word));
    const z = camera.focusM + rng.range(4, 5.5);
    const doorX = side * rng.range(1.2, 1.6);
    paintSky(stage);
    paintTrees(stage, z + 9);
    paintLayer(stage, { depthM: z, bottom: rowOf(camera, 0, z) + 0.01 }, (u, v, pixel) => {
      const x = acrossAt(camera, u, z);
      const y = camera.heightM - ((v - camera.horizon) * z) / camera.focal;
      const light = frontAt(stage, { x, y, doorX, isTimber, door: DOORS[variant % DOORS.length] });
      if (light) setPixel(pixel, light);
    });
    paintGround(stage, {
      farthestM: z,
      shade: (x, away, pixel) => {
        const path = smoothstep(
          0.75,
          0.45,
          Math.abs(x - doorX * smoothstep(camera.focusM, z, away)),
        );
        const slab = 0.9 + 0.2 * noise.cell(Math.floor(x * 2), Math.floor(away * 2));
        const sward = 1 + noise.fbm(x * 2.5, away * 2.5, 3) * 0.35;
        const snow = season === 'winter' && stage.isSeasonNamed;
        const grass = snow ? lightOf('#e9edf2') : GREEN;
        setPixel(
          pixel,
          mixLight(
            scaleLight(litSurface(stage, grass, 0.55), sward),
            scaleLight(litSurface(stage, STONES[0], 0.6), slab),
            path,
          ),
        );
      },
      strew: (canvas) => {
        if (season === 'winter' && stage.isSeasonNamed) return;
        const density = (x: number, away: number) =>
          smoothstep(0.5, 0.85, Math.abs(x - doorX * smoothstep(camera.focusM, z, away)));
        const shades = [
          scaleLight(litSurface(stage, GREEN, 0.1), 0.5),
          litSurface(stage, GREEN, 0.6),
          litSurface(stage, mixLight(GREEN, lightOf('#c9c27a'), 0.4), 1),
        ] as const;
        strewGrass(stage, canvas, { bladeM: 0.13, perM2: 1400, farthestM: z, shades, density });
      },
    });
    paintBorder(stage, z - 0.4, doorX);
    return outdoorLight(stage, {
      bounce: litSurface(stage, GREEN, 0.5),
      softness: 0.5,
      shadow: 0.4,
    });
  },
};

type FrontAt = { x: number; y: number; doorX: number; isTimber: boolean; door: Light };

/** The house front at a place in metres; undefined above its roof. */
function frontAt(stage: Stage, { x, y, doorX, isTimber, door }: FrontAt): Light | undefined {
  const { noise } = stage;
  const ridge = 5.4 - Math.abs(x) * 0.02;
  if (y > ridge) return undefined;
  if (y > EAVES_M) {
    const row = Math.floor((y - EAVES_M) / 0.16);
    const tile = noise.cell(Math.floor(x / 0.2 + (row & 1) * 0.5), row);
    const lap = (y - EAVES_M) / 0.16 - row < 0.16 ? 0.6 : 1;
    return scaleLight(
      litSurface(stage, isTimber ? mixLight(SLATE, TIMBER, 0.6) : SLATE, 0.55),
      (0.8 + 0.4 * tile) * lap,
    );
  }
  const shade = smoothstep(EAVES_M, EAVES_M - 0.4, y) * 0.5 + 0.5;
  const off = Math.abs(x - doorX);
  if (off < 0.62 && y < 2.2) {
    if (off > 0.5 || y > 2.08) return scaleLight(litSurface(stage, FRAME, 0.6), shade);
    const isPane = y > 1.45 && y < 1.95 && off < 0.34 && off > 0.03;
    const groove = Math.abs(((x * 5) % 1) - 0.5) > 0.46 ? 0.7 : 1;
    return isPane
      ? scaleLight(stage.daylight.middle, 0.3)
      : scaleLight(litSurface(stage, door, 0.55), groove * shade);
  }
  const window = windowAt(stage, x - doorX, y);
  if (window && off > 0.9) return scaleLight(window, shade);
  return scaleLight(
    litSurface(stage, isTimber ? boardAt(noise, x, y) : stoneAt(noise, x, y), 0.6),
    shade,
  );
}

/** A sash window, one in every 1.9 metres from the door on; undefined beside it. */
function windowAt(stage: Stage, along: number, y: number): Light | undefined {
  const off = Math.abs(((along + 30 * 1.9) % 1.9) - 0.95);
  if (off >= 0.48 || y <= 0.95 || y >= 2.05) return undefined;
  const isFrame = off > 0.4 || y < 1.02 || y > 1.98;
  const isBar = Math.abs(off - 0.02) < 0.035 || Math.abs(y - 1.5) < 0.02;
  if (isFrame || isBar) return litSurface(stage, FRAME, 0.65);
  return scaleLight(stage.daylight.middle, 0.22 + stage.noise.fbm(along * 3, y * 3, 2) * 0.2);
}

/** Uneven stones in rough courses with pale joints. */
function stoneAt(noise: Noise, x: number, y: number): Light {
  const row = Math.floor((y + noise.at(x * 0.8, 3) * 0.03) / 0.19);
  const wide = 0.26 + noise.cell(row, 5) * 0.22;
  const column = Math.floor((x + 40) / wide + noise.cell(row, 1));
  const inside = (x + 40) / wide + noise.cell(row, 1) - column;
  const up = y / 0.19 - Math.floor(y / 0.19);
  const joint = smoothstep(
    0.09,
    0.03,
    Math.min(inside * (wide / 0.3), (1 - inside) * (wide / 0.3), up, 1 - up) +
      noise.at(x * 14, y * 14) * 0.03,
  );
  const stone = STONES[Math.floor(noise.cell(column, row) * STONES.length)];
  const rough = 1 + noise.fbm(x * 9, y * 9, 3) * 0.3;
  return mixLight(scaleLight(stone, rough), lightOf('#cfc3ab'), joint * 0.6);
}

/** Squared logs, dark in the joints, with the grain along them. */
function boardAt(noise: Noise, x: number, y: number): Light {
  const row = Math.floor(y / 0.24);
  const up = y / 0.24 - row;
  const round = 0.55 + 0.45 * Math.sqrt(clamp(1 - (up * 2 - 1) ** 2));
  const grain = 1 + noise.fbm(x * 0.9 + row * 7, y * 26, 3) * 0.35;
  return scaleLight(TIMBER, round * grain * (0.85 + 0.3 * noise.cell(row, 3)));
}

function paintTrees(stage: Stage, depthM: number): void {
  const shades = litLeaves(stage, LEAVES, [0.2, 0.52, 0.84]);
  paintGrove(stage, {
    depthM,
    trunks: [],
    bark: shades[0],
    crownFromM: 0.5,
    crownToM: 8.5,
    shades,
    leafM: 0.18,
    closed: 0.75,
    haze: stage.daylight.horizon,
    hazed: 0.15,
    count: 6500,
  });
}

/** Shrubs and flowers along the foot of the wall. */
function paintBorder(stage: Stage, z: number, doorX: number): void {
  const { camera, plate, rng, noise, season } = stage;
  const sizePx = Math.max(1, (0.035 * camera.focal * plate.height) / z);
  const foot = rowOf(camera, 0, z);
  const top = rowOf(camera, 0.75, z);
  const isDoor = (u: number) =>
    Math.abs(u - columnOf(camera, doorX, z)) < (0.7 * camera.focal) / (z * camera.aspect);
  const density = (u: number, v: number) => {
    const tall = 0.35 + 0.6 * clamp(noise.fbm(u * 7, 2, 2) + 0.5);
    return isDoor(u) ? 0 : smoothstep(tall + 0.1, tall - 0.15, (foot - v) / (foot - top));
  };
  drawLayer(stage, { depthM: z, isNear: true }, (layer) => {
    const area = { left: -0.02, right: 1.02, top, bottom: foot };
    strewLeaves(layer, {
      rng,
      count: 4200,
      area,
      density,
      shades: litLeaves(stage, LEAVES, [0.2, 0.5, 0.8]),
      lit: (_u, v) => 0.4 + ((foot - v) / (foot - top)) * 0.5,
      sizePx,
    });
    if (season === 'winter') return;
    for (const flower of FLOWERS) {
      const light = litSurface(stage, flower, 0.75);
      strewLeaves(layer, {
        rng,
        count: 170,
        area,
        density: (u, v) => density(u, v) * smoothstep(0, 0.3, noise.at(u * 11, flower[0] * 40)),
        shades: [light, light, light],
        lit: () => 0.6,
        sizePx: sizePx * 0.9,
      });
    }
  });
}
