import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import type { Scene, Stage } from '../../stage.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { setPixel, veil } from '../../surfaces/paint-layer.ts';
import { paintPalms } from '../../surfaces/palms.ts';
import { paintSea } from '../../surfaces/sea.ts';
import { paintSky } from '../../surfaces/sky.ts';
import { paintTerrain } from '../../surfaces/terrain.ts';

const SAND: Light = lightOf('#c9ad87');
const WET: Light = lightOf('#7d6a55');

/** Any of these asks for palms. */
const PALM_WORDS = ['palm', 'palm tree', 'tropical'];

/** Sand down to the waterline, breakers, the open sea and perhaps a headland. */
export const beach: Scene = {
  id: 'beach',
  words: {
    beach: 8,
    'tropical beach': 8,
    'sandy beach': 8,
    seaside: 6,
    shore: 5,
    seashore: 6,
    sand: 4,
    sandy: 4,
    coast: 4,
    coastal: 4,
    tropical: 4,
    island: 4,
    holiday: 3,
    resort: 3,
    malibu: 6,
    bali: 5,
    surf: 5,
    wave: 3,
    ocean: 3,
    palm: 4,
    'palm tree': 5,
    'palm beach': 9,
  },
  details: ['palm', 'palm tree', 'tropical', 'sea', 'blue sea', 'turquoise sea', 'blue water'],
  manner: {
    times: ['golden', 'day', 'dusk', 'dawn'],
    heights: [0.7, 1.3],
    focal: [2, 3],
    bokehPx: [5, 8],
  },
  draw: (stage) => {
    const { rng, camera } = stage;
    paintSky(stage);
    if (rng.chance(0.6)) paintHeadland(stage);
    const hasPalms = PALM_WORDS.some((word) => stage.has(word));
    // Palms are tall: a wide beach has room for whole ones.
    const shoreM = camera.focusM + (hasPalms ? rng.range(15, 20) : rng.range(5, 11));
    paintSea(stage, { shoreM, slant: rng.range(-0.5, 0.5) });
    paintSand(stage, shoreM);
    if (hasPalms) paintPalms(stage, shoreM * 0.85);
    return outdoorLight(stage, { bounce: litSurface(stage, SAND, 0.8) });
  },
};

function paintHeadland(stage: Stage): void {
  const { noise, rng, side } = stage;
  const offset = rng.range(0, 60);
  const tall = rng.range(40, 120);
  paintTerrain(stage, {
    nearM: 600,
    farM: 3000,
    steps: 60,
    height: (x, z) =>
      tall *
        smoothstep(-200, 500, -side * x - 60 + noise.at(z * 0.004, 3) * 200) *
        (0.7 + noise.fbm(x * 0.004 + offset, z * 0.004, 4) * 0.8) -
      1,
    shade: ({ lit, y }, pixel) => {
      setPixel(pixel, litSurface(stage, y < 6 ? [0.3, 0.26, 0.2] : [0.1, 0.12, 0.06], lit * 0.7));
    },
    visibilityM: stage.daylight.visibilityM * 0.7,
  });
}

/** Dry sand with the prints of feet and wind, wet and mirroring towards the water. */
function paintSand(stage: Stage, shoreM: number): void {
  const { noise, daylight, side } = stage;
  const { time } = daylight;
  const relief = time === 'day' ? 0.5 : 0.95;
  const wetFrom = shoreM * 0.72;
  const mirrored: Light = mixLight(daylight.horizon, daylight.middle, 0.45);
  const heightAt = (x: number, z: number, fine: number) =>
    noise.fbm(x * 1.5, z * 1.5, 3) * 0.9 +
    noise.at(x * 5.2 + 3, z * 4.6) * 0.42 +
    (fine > 0 ? noise.fbm(x * 14, z * 13, 2) * 0.2 * fine : 0);
  paintGround(stage, {
    farthestM: shoreM * 1.03,
    shade: (x, z, pixel, footprint) => {
      const fine = seen(0.07, footprint);
      const step = 0.03 + footprint;
      const here = heightAt(x, z, fine);
      const slope = (heightAt(x + side * step, z - step * 0.35, fine) - here) / step;
      const wet = smoothstep(wetFrom, wetFrom + 1.6, z + noise.fbm(x * 0.3, z * 0.25, 2) * 1.2);
      const lit = clamp(0.78 - slope * 0.075 * relief, 0.12, 1.25);
      const grain = 1 + noise.at(x * 90, z * 80) * 0.1 * seen(0.012, footprint);
      setPixel(
        pixel,
        scaleLight(
          litSurface(stage, mixLight(SAND, WET, wet * 0.8), mixSun(lit, wet)),
          grain * (0.93 + here * 0.08),
        ),
      );
      veil(pixel, mirrored, wet * 0.42);
      pixel[3] = smoothstep(shoreM * 1.02, shoreM * 0.97, z + noise.fbm(x * 0.5 + 4, 2, 2) * 0.5);
    },
  });
}

const mixSun = (lit: number, wet: number) => lit * (1 - wet * 0.5);
