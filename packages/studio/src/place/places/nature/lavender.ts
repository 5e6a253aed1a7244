import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import type { Scene } from '../../stage.ts';
import { strewLitter } from '../../surfaces/grass.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { paintGrove } from '../../surfaces/grove.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { paintSky } from '../../surfaces/sky.ts';
import { paintTerrain } from '../../surfaces/terrain.ts';

const PURPLE: Light = lightOf('#8a78ab');
const BLUE: Light = lightOf('#635887');
const STEM: Light = lightOf('#63704a');
const EARTH: Light = lightOf('#a88f6d');
const PITCH_M = 1.7;

/** Rows of lavender running to the hills. */
export const lavender: Scene = {
  id: 'lavender',
  words: { lavender: 7, 'lavender field': 11, provence: 9, 'lilac field': 8, heather: 5 },
  manner: {
    times: ['golden', 'day', 'dawn', 'dusk'],
    heights: [0.85, 1.35],
    focal: [2.2, 3],
    bokehPx: [5, 8],
  },
  draw: (stage) => {
    const { noise, camera, rng, side } = stage;
    const lean = rng.range(-0.16, 0.16);
    const shift = PITCH_M / 2;
    const rowAt = (x: number, z: number) =>
      Math.cos(((x - z * lean + shift + noise.at(z * 0.2, 3) * 0.12) / PITCH_M) * Math.PI * 2);
    const lit = (light: Light, sun: number) => litSurface(stage, light, sun);
    paintSky(stage);
    paintTerrain(stage, {
      nearM: 260,
      farM: 6000,
      steps: 90,
      height: (x, z) =>
        (noise.fbm(x * 0.001 + 7, z * 0.0007, 4) + 0.4) * z * 0.05 * smoothstep(260, 1500, z),
      shade: ({ lit: sun }, pixel) =>
        setPixel(pixel, lit(mixLight(STEM, [0.1, 0.13, 0.08], 0.4), 0.2 + sun * 0.6)),
      visibilityM: stage.daylight.visibilityM * 0.8,
    });
    const trees = ['#1a2413', '#3f5526', '#8c9a4c'].map((hex, i) =>
      lit(lightOf(hex), 0.2 + i * 0.3),
    );
    const gap = rng.next();
    paintGrove(stage, {
      depthM: 150,
      trunks: [],
      bark: trees[0],
      crownFromM: 0,
      crownToM: 9,
      shades: [trees[0], trees[1], trees[2]],
      leafM: 0.5,
      closed: 0.8,
      count: 3500,
      crownAt: (u) => smoothstep(0.05, 0.3, Math.abs(u - gap)),
      haze: stage.daylight.horizon,
      hazed: 0.3,
    });
    paintTerrain(stage, {
      nearM: camera.focusM * 1.25,
      farM: 240,
      steps: 420,
      height: (x, z) =>
        Math.max(0, rowAt(x, z) * 0.5 + 0.22) *
        (0.62 + noise.fbm(x * 2.2, z * 2.2, 2) * 0.2) *
        smoothstep(camera.focusM * 1.25, camera.focusM * 1.6, z),
      shade: ({ x, z, y, lit: sun }, pixel) => {
        const speck = noise.at(x * 13, z * 9) * 0.5 + noise.at(x * 29, y * 31 + z * 7) * 0.5;
        const flower = smoothstep(0.12, 0.4, y + speck * 0.18);
        const tone = mixLight(
          mixLight(STEM, EARTH, smoothstep(0.12, 0, y)),
          mixLight(BLUE, PURPLE, clamp(0.5 + speck)),
          flower,
        );
        setPixel(pixel, scaleLight(lit(tone, 0.25 + sun * 0.7), 0.8 + speck * 0.4));
      },
      visibilityM: stage.daylight.visibilityM * 0.6,
    });
    paintGround(stage, {
      farthestM: camera.focusM * 1.75,
      shade: (x, z, pixel, footprint) => {
        const row = smoothstep(0.25, 0.75, rowAt(x, z) + noise.fbm(x * 3, z * 3, 2) * 0.4);
        const rough =
          1 +
          noise.fbm(x * 7, z * 7, 3) * 0.35 +
          noise.at(x * 42, z * 40) * 0.2 * seen(0.025, footprint);
        const slope = noise.at(x * 9 + side * 0.3, z * 9) * 0.12;
        setPixel(pixel, scaleLight(lit(mixLight(EARTH, STEM, row * 0.8), 0.65 + slope), rough));
        pixel[3] = smoothstep(camera.focusM * 1.75, camera.focusM * 1.35, z);
      },
      strew: (canvas) => {
        const farthestM = camera.focusM * 1.7;
        strewLitter(stage, canvas, {
          sizeM: 0.05,
          perM2: 60,
          farthestM,
          seed: 'clods',
          lights: [lit(EARTH, 0.5), lit(scaleLight(EARTH, 0.6), 0.4)],
        });
        strewLitter(stage, canvas, {
          sizeM: 0.019,
          perM2: 3600,
          upM: 0.34,
          farthestM,
          seed: 'spikes',
          lights: [lit(PURPLE, 0.7), lit(BLUE, 0.4), lit(STEM, 0.5), lit(PURPLE, 0.95)],
          density: (x, z) => smoothstep(0.3, 0.8, rowAt(x, z)),
        });
      },
    });
    return outdoorLight(stage, { bounce: lit(EARTH, 0.6) });
  },
};
