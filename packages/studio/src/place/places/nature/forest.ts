import { clamp, lerp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { addLamps } from '../../light/lamps.ts';
import { outdoorLight } from '../../light/scene-light.ts';
import type { Scene, Stage } from '../../stage.ts';
import { strewGrass, strewLitter } from '../../surfaces/grass.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { paintGrove } from '../../surfaces/grove.ts';
import { paintPlate, setPixel } from '../../surfaces/paint-layer.ts';

type Wood = {
  shades: readonly [Light, Light, Light];
  haze: Light;
  ground: Light;
  litter: readonly Light[];
  bark: Light;
};

const lights = (...hexes: string[]) => hexes.map(lightOf);
const triple = (a: string, b: string, c: string) => [lightOf(a), lightOf(b), lightOf(c)] as const;

const GREEN: Wood = {
  shades: triple('#16240f', '#3f5f24', '#9db54d'),
  haze: [0.66, 0.76, 0.46],
  ground: lightOf('#4a4a2a'),
  litter: lights('#6b5a35', '#54462b', '#7d6c3f', '#5f6b34'),
  bark: lightOf('#4d4238'),
};
const AUTUMN: Wood = {
  shades: triple('#3a1f0d', '#a5561c', '#eab245'),
  haze: [1.05, 0.78, 0.42],
  ground: lightOf('#6b4a2a'),
  litter: lights('#b5651d', '#d18a2c', '#8f3f1a', '#c9a03c', '#6e3417'),
  bark: lightOf('#40332b'),
};
const WINTER: Wood = {
  shades: triple('#2b3236', '#6d7a80', '#dfe6ea'),
  haze: [0.82, 0.87, 0.94],
  ground: lightOf('#dfe3e8'),
  litter: lights('#eef1f4', '#cfd6de'),
  bark: lightOf('#3a3430'),
};

/** A wood with light between the trunks. */
export const forest: Scene = {
  id: 'forest',
  words: {
    forest: 8,
    wood: 5,
    woodland: 8,
    jungle: 6,
    tree: 3,
    pine: 4,
    redwood: 6,
    birch: 6,
    nature: 3,
    green: 1,
    leafy: 4,
    foliage: 4,
    moss: 4,
    rainforest: 7,
    enchanted: 4,
  },
  manner: {
    times: ['day', 'golden', 'dawn'],
    heights: [0.75, 1.3],
    focal: [2.2, 3.2],
    bokehPx: [7, 10],
  },
  followsSeason: true,
  draw: (stage) =>
    drawWood(
      stage,
      stage.season === 'autumn' ? AUTUMN : stage.season === 'winter' ? WINTER : GREEN,
    ),
};

const DIMMED = { dawn: 0.8, day: 1, golden: 1, dusk: 0.34, night: 0.08 } as const;

function drawWood(stage: Stage, wood: Wood) {
  const { camera, rng, noise, daylight, sun } = stage;
  const by = DIMMED[daylight.time] * (daylight.weather === 'clear' ? 1 : 0.8);
  const warm: Light =
    daylight.time === 'golden'
      ? [1.25, 0.92, 0.6]
      : daylight.time === 'day'
        ? [1, 1, 1]
        : [0.85, 0.9, 1.1];
  const toned = (light: Light, k = 1): Light => [
    light[0] * warm[0] * by * k,
    light[1] * warm[1] * by * k,
    light[2] * warm[2] * by * k,
  ];
  const haze = toned(wood.haze);
  const glowV = camera.horizon - rng.range(0.12, 0.3);
  const glow = (u: number, v: number) =>
    Math.exp(-(((u - sun.u) * 0.9) ** 2 * 7 + (v - glowV) ** 2 * 9));
  paintPlate(stage, (u, v, pixel) => {
    const mass = noise.fbm(u * 3.1, v * 3.6, 4);
    const open = clamp(glow(u, v) * 1.1 + mass * 0.55 + 0.12);
    setPixel(
      pixel,
      mixLight(toned(mixLight(wood.shades[0], wood.shades[1], 0.6)), scaleLight(haze, 1.25), open),
    );
  });
  const shades = wood.shades.map((shade) => toned(shade, 1.2));
  const depths = [70, 42, 26, 16];
  depths.forEach((depthM, i) => {
    const near = i / (depths.length - 1);
    const wide = (depthM * camera.aspect) / camera.focal;
    const trunks = Array.from({ length: [11, 8, 5, 3][i] }, () => ({
      x: placeTrunk(rng.range(-0.56, 0.56), near) * wide,
      radius: rng.range(0.12, 0.3),
      lean: rng.range(-0.03, 0.03),
    }));
    paintGrove(stage, {
      depthM,
      trunks,
      bark: toned(wood.bark, 0.8),
      crownFromM: lerp(1.5, 3.2, near),
      crownToM: 40,
      shades: [shades[0], shades[1], shades[2]],
      leafM: 0.09,
      closed: lerp(0.62, 0.36, near),
      haze,
      hazed: lerp(0.62, 0.06, near),
      count: [9000, 9000, 8000, 6000][i],
    });
    if (i === 1) {
      addLamps(
        stage,
        Array.from({ length: 90 }, () => ({
          u: sun.u + rng.gauss() * 0.24,
          v: glowV + rng.gauss() * 0.16,
          depthM: 60,
          light: scaleLight(
            mixLight(haze, [1, 1, 0.85], rng.next() * 0.5),
            by * rng.range(0.1, 0.9) ** 2 * 1.6,
          ),
        })),
      );
    }
    if (i < 3) paintBushes(stage, { depthM, shades, haze, hazed: lerp(0.6, 0.12, near) });
  });
  paintFloor(stage, { wood, toned, haze });
  return outdoorLight(stage, {
    tint: [0.98 * warm[0], 1.03 * warm[1], 0.92 * warm[2]],
    back: 0.5,
    shadow: 0.3,
    softness: 0.75,
    exposure: 0.72 + 0.25 * by,
    bounce: toned(wood.ground, 0.8),
  });
}

/** Near trunks leave the middle to the subject. */
const placeTrunk = (share: number, near: number) =>
  near > 0.5 && Math.abs(share) < 0.26 ? share + Math.sign(share || 1) * 0.26 : share;

type Bushes = { depthM: number; shades: readonly Light[]; haze: Light; hazed: number };

function paintBushes(stage: Stage, { depthM, shades, haze, hazed }: Bushes): void {
  paintGrove(stage, {
    depthM: depthM * 0.92,
    trunks: [],
    bark: shades[0],
    crownFromM: -0.1,
    crownToM: 1.5,
    shades: [scaleLight(shades[0], 0.8), scaleLight(shades[1], 0.75), scaleLight(shades[2], 0.7)],
    leafM: 0.08,
    closed: 0.62,
    haze,
    hazed,
    count: 5000,
  });
}

function paintFloor(
  stage: Stage,
  { wood, toned, haze }: { wood: Wood; toned: (light: Light, k?: number) => Light; haze: Light },
): void {
  const { noise, camera } = stage;
  const path = (x: number, z: number) =>
    smoothstep(
      0.55,
      0.1,
      Math.abs(x - Math.sin(z * 0.16) * 0.7 + 0.2) - 0.5 + noise.fbm(x * 1.3, z * 1.3, 3) * 0.5,
    );
  const sunAt = (x: number, z: number) =>
    smoothstep(-0.05, 0.32, noise.fbm(x * 0.55 + 4, z * 0.4, 3));
  paintGround(stage, {
    farthestM: 120,
    shade: (x, z, pixel, footprint) => {
      const on = path(x, z);
      const sun = 0.42 + 0.95 * sunAt(x, z);
      const rough =
        1 +
        noise.fbm(x * 6, z * 6, 3) * 0.5 * seen(0.18, footprint) +
        noise.at(x * 38, z * 34) * 0.22 * seen(0.03, footprint);
      const soil = mixLight(
        mixLight(wood.ground, wood.shades[1], 0.45),
        mixLight(wood.ground, [0.24, 0.19, 0.13], 0.6),
        on,
      );
      setPixel(
        pixel,
        mixLight(
          toned(soil, sun * rough * 0.75),
          scaleLight(haze, 0.8),
          0.55 * (1 - Math.exp(-z / 55)),
        ),
      );
    },
    strew: (canvas) => {
      const farthestM = camera.focusM * 2.1;
      strewGrass(stage, canvas, {
        bladeM: 0.09,
        perM2: 1100,
        shades: [
          toned(wood.shades[0], 0.9),
          toned(wood.shades[1], 0.75),
          toned(wood.shades[2], 0.6),
        ],
        density: (x, z) => (1 - path(x, z)) * 0.75 * (0.45 + sunAt(x, z)),
        farthestM,
      });
      strewLitter(stage, canvas, {
        sizeM: 0.055,
        perM2: wood === AUTUMN ? 160 : 70,
        farthestM,
        seed: 'litter',
        lights: wood.litter.map((light) => toned(light, 0.8)),
        density: (x, z) => 0.35 + 0.65 * sunAt(x + 3, z + 1),
      });
    },
  });
}
