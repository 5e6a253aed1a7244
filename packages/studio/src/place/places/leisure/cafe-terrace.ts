import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import { acrossAt, columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { type Box, paintBoxes } from '../../surfaces/boxes.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { paintLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { pavingTone } from '../../surfaces/paving.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintSky } from '../../surfaces/sky.ts';

const STONE: Light = lightOf('#a39b8f');
const PAINTS: readonly Light[] = ['#8f2b2b', '#2f5a4a', '#2a4566', '#b5862e'].map(lightOf);
const CREAM: Light = lightOf('#efe6d4');
const CANE: Light = lightOf('#b08a58');
const WALL: Light = lightOf('#cdbfa8');
const RIMS: readonly [Light, Light] = [
  [1.3, 0.9, 0.5],
  [0.8, 0.65, 0.5],
];

/** Small tables and cane chairs before a café with a striped awning, strings of lamps over the street. */
export const cafeTerrace: Scene = {
  id: 'cafe-terrace',
  words: {
    'café terrace': 15,
    'cafe terrace': 15,
    'terrace café': 15,
    'terrace cafe': 15,
    'outdoor café': 14,
    'outdoor cafe': 14,
    'street café': 14,
    'street cafe': 14,
    'sidewalk café': 14,
    'sidewalk cafe': 14,
    'pavement café': 14,
    'pavement cafe': 14,
    'parisian café': 15,
    'parisian cafe': 15,
    'paris café': 15,
    'paris cafe': 15,
    'restaurant terrace': 14,
    terrace: 5,
    'paper lantern': 9,
    'string light': 8,
    'fairy light': 8,
  },
  details: ['table', 'chair', 'awning', 'lamp', 'lantern', 'wet', 'window', 'large window'],
  manner: {
    times: ['day', 'golden', 'dusk', 'day'],
    heights: [0.9, 1.3],
    focal: [1.8, 2.5],
    bokehPx: [5, 7],
  },
  draw: (stage) => {
    const { camera, rng, noise, daylight, variant } = stage;
    const isDark = daylight.time === 'dusk' || daylight.time === 'night';
    const isWet = daylight.weather === 'rain' || stage.has('wet');
    const frontM = camera.focusM + rng.range(4.2, 5.4);
    const paint = PAINTS[(stage.design.int(0, 3) + variant) % PAINTS.length];
    paintSky(stage);
    paintGround(stage, {
      farthestM: frontM,
      shade: (x, z, pixel, footprint) => {
        const paving = { wideM: 0.42, deepM: 0.3, jointM: 0.009, uneven: 0.24 };
        const tone = pavingTone(noise, { x: x + 20, z, footprint }, paving);
        const glow = isDark ? 0.35 * smoothstep(camera.focusM, frontM, z) : 0;
        const light = litSurface(stage, STONE, 0.55);
        setPixel(pixel, scaleLight(addGlow(light, glow), tone * (isWet ? 0.6 : 1)));
      },
    });
    paintLayer(
      stage,
      { depthM: frontM, bottom: rowOf(camera, 0, frontM) + 0.01 },
      (u, v, pixel) => {
        const y = camera.heightM - ((v - camera.horizon) * frontM) / camera.focal;
        setPixel(pixel, houseAt(stage, { x: acrossAt(camera, u, frontM), y, paint, isDark }));
      },
    );
    paintAwning(stage, frontM - 1.1, paint);
    for (const [x, away] of [
      [-1.42, 1.3],
      [1.46, 1.5],
      [-1.15, 2.6],
      [1.18, 2.9],
    ] as const)
      paintTable(stage, x, frontM - away);
    addLamps(stage, stringOfLamps(stage, isDark));
    if (isWet)
      reflectInGround(stage, {
        strength: 0.45,
        smear: 0.8,
        baseAt: () => rowOf(camera, 0, frontM),
      });
    return outdoorLight(stage, {
      bounce: litSurface(stage, STONE, 0.4),
      gloss: isWet ? 0.25 : 0,
      ...(isDark && { tint: [1.14, 0.98, 0.82] as Light, rims: RIMS }),
    });
  },
};

const addGlow = ([r, g, b]: Light, by: number): Light => [r + by, g + by * 0.68, b + by * 0.34];

type HouseAt = { x: number; y: number; paint: Light; isDark: boolean };

/** The house: painted wood and wide panes below, a board over them, stone and shuttered windows above. */
function houseAt(stage: Stage, { x, y, paint, isDark }: HouseAt): Light {
  const { noise, daylight } = stage;
  const wood = (tone: number) => scaleLight(litSurface(stage, paint, 0.35), tone);
  if (y < 2.75) {
    const bay = ((x + 30) % 1.5) - 0.75;
    const isGlass =
      Math.abs(bay) < 0.62 &&
      y > 0.62 &&
      y < 2.55 &&
      Math.abs(bay) > 0.02 &&
      Math.abs(y - 2.05) > 0.025;
    if (!isGlass) return wood(Math.abs(bay) > 0.66 ? 0.8 : 1);
    const inside =
      0.35 + clamp(noise.fbm(x * 1.7, y * 1.5, 3) + 0.45) * 0.8 + 0.3 * smoothstep(0.6, 2, y);
    const shine = scaleLight(mixLight(daylight.horizon, daylight.middle, 0.5), isDark ? 0.15 : 0.3);
    return addLight(
      scaleLight([1, 0.66, 0.34], inside * (isDark ? 1.5 : 0.32)),
      scaleLight(shine, 0.6 + noise.fbm(x, y * 2, 2) * 0.6),
    );
  }
  if (y < 3.2) return wood(Math.abs(y - 2.98) < 0.17 ? 0.6 : 1.15);
  const bay = ((x + 30.4) % 1.9) - 0.95;
  const isWindow = Math.abs(bay) < 0.4 && y > 3.75 && y < 5.6;
  if (isWindow)
    return isDark && noise.cell(Math.floor((x + 30.4) / 1.9), 4) > 0.5
      ? [1.5, 1.05, 0.5]
      : scaleLight(daylight.middle, 0.45);
  const isShutter = Math.abs(bay) < 0.82 && y > 3.75 && y < 5.6;
  if (isShutter)
    return scaleLight(
      litSurface(stage, mixLight(paint, CREAM, 0.35), 0.4),
      0.8 + 0.2 * Math.cos(y * 80),
    );
  return scaleLight(litSurface(stage, WALL, 0.5), 0.9 + noise.fbm(x * 1.5, y * 1.5, 4) * 0.2);
}

const addLight = (a: Light, b: Light): Light => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** A striped awning seen from the front, its edge cut in scallops. */
function paintAwning(stage: Stage, depthM: number, paint: Light): void {
  const { camera, noise } = stage;
  const place = { depthM, top: rowOf(camera, 3.1, depthM), bottom: rowOf(camera, 2.1, depthM) };
  paintLayer(stage, place, (u, v, pixel) => {
    const x = acrossAt(camera, u, depthM) + 30;
    const y = camera.heightM - ((v - camera.horizon) * depthM) / camera.focal;
    const stripe = Math.floor(x / 0.24);
    const middle = x / 0.24 - stripe - 0.5;
    const hem = 2.3 - 0.07 * Math.sqrt(Math.max(0, 1 - (middle * 2) ** 2));
    if (y < hem) return;
    const slope = 0.72 + 0.4 * smoothstep(2.45, 3, y) + noise.at(x * 1.4, y * 3) * 0.07;
    const edge = Math.abs(y - 2.46) < 0.012 ? 0.7 : 1;
    setPixel(
      pixel,
      scaleLight(litSurface(stage, stripe & 1 ? CREAM : paint, 0.55), slope * edge),
      clamp((y - hem) * 60),
    );
  });
}

/** A round table on one foot between two chairs with cane backs. */
function paintTable(stage: Stage, x: number, z: number): void {
  const iron = litSurface(stage, lightOf('#33363a'), 0.35);
  const top = litSurface(stage, lightOf('#d9d3c7'), 0.6);
  const cane = litSurface(stage, CANE, 0.5);
  const chair = (at: number): Box[] => [
    { x: [at - 0.2, at - 0.17], y: [0, 0.45], z: [z, z + 0.03], light: scaleLight(cane, 0.5) },
    { x: [at + 0.17, at + 0.2], y: [0, 0.45], z: [z, z + 0.03], light: scaleLight(cane, 0.5) },
    { x: [at - 0.21, at + 0.21], y: [0.44, 0.49], z: [z, z + 0.42], light: cane, top: 1.3 },
    {
      x: [at - 0.2, at + 0.2],
      y: [0.49, 0.92],
      z: [z + 0.4, z + 0.44],
      light: mixLight(cane, litSurface(stage, CREAM, 0.5), 0.35),
    },
  ];
  paintBoxes(stage, z, [
    ...chair(x - 0.58),
    ...chair(x + 0.58),
    { x: [x - 0.03, x + 0.03], y: [0, 0.71], z: [z + 0.1, z + 0.16], light: iron },
    { x: [x - 0.2, x + 0.2], y: [0, 0.03], z: [z, z + 0.3], light: iron },
    { x: [x - 0.31, x + 0.31], y: [0.71, 0.74], z: [z - 0.1, z + 0.42], light: top, top: 1.15 },
    {
      x: [x + 0.06, x + 0.13],
      y: [0.74, 0.82],
      z: [z + 0.1, z + 0.17],
      light: litSurface(stage, CREAM, 0.7),
    },
    {
      x: [x - 0.14, x - 0.09],
      y: [0.74, 0.94],
      z: [z + 0.1, z + 0.15],
      light: litSurface(stage, lightOf('#5f7f4a'), 0.5),
    },
  ]);
}

/** Lamps on strings across the street, or paper lanterns where they are asked for. */
function stringOfLamps(stage: Stage, isDark: boolean) {
  const { camera, rng } = stage;
  const isLantern = stage.has('lantern') || stage.has('paper lantern');
  return [0, 1, 2].flatMap((row) => {
    const depthM = camera.focusM + 2.5 + row * 3;
    return Array.from({ length: 11 }, (_, i) => {
      const t = i / 10;
      const y = 3.5 + row * 0.2 - 0.55 * Math.sin(t * Math.PI) + rng.range(-0.04, 0.04);
      const x = (t - 0.5) * 7;
      const strength = (isDark ? 1.1 : 0.5) * smoothstep(0, 0.06, Math.min(t, 1 - t) + 0.05);
      return {
        u: columnOf(camera, x, depthM),
        v: rowOf(camera, y, depthM),
        depthM,
        sizePx: isLantern ? 8 : 2,
        light: scaleLight([2.2, 1.6, 0.85] as Light, strength),
      };
    });
  });
}
