import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import type { Scene, Stage } from '../../stage.ts';
import { strewGrass, strewLitter } from '../../surfaces/grass.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { paintSky } from '../../surfaces/sky.ts';
import { paintTerrain } from '../../surfaces/terrain.ts';

const ROCK: Light = lightOf('#7b7672');
const SNOW: Light = [0.86, 0.88, 0.92];
const ALP: Light = lightOf('#5f7038');
const FIRS: Light = lightOf('#27351f');

/** Peaks over an alpine pasture. */
export const mountains: Scene = {
  id: 'mountains',
  words: {
    mountain: 8,
    alp: 8,
    alpine: 8,
    peak: 6,
    dolomite: 9,
    hill: 4,
    hiking: 6,
    highland: 7,
    valley: 6,
    cliff: 4,
    scotland: 6,
    patagonia: 7,
    himalaya: 7,
    rocky: 4,
    rock: 3,
    swiss: 5,
    switzerland: 6,
    'snowy mountain': 5,
  },
  details: ['snowy', 'snow'],
  manner: {
    times: ['day', 'golden', 'dawn', 'dusk'],
    heights: [0.8, 1.35],
    focal: [2.2, 3.2],
    bokehPx: [4, 6.5],
  },
  followsSeason: true,
  draw: (stage) => {
    paintSky(stage);
    paintPeaks(stage, stage.has('snowy') || stage.season === 'winter' ? 0.02 : 0.16);
    paintFoothills(stage);
    paintPasture(stage);
    return outdoorLight(stage, { bounce: litSurface(stage, ALP, 0.7) });
  },
};

/** Ridged ranges, with snow where it is high and not too steep. */
export function paintPeaks(stage: Stage, snowFrom: number): void {
  const { noise, rng } = stage;
  const offset = { x: rng.range(0, 90), z: rng.range(0, 90) };
  const tall = rng.range(1500, 2000);
  const heightAt = (x: number, z: number) => {
    const warp = noise.fbm(x * 0.0003 + 5, z * 0.0003, 2) * 0.5;
    const form = noise.ridged(x * 0.00042 + offset.x + warp, z * 0.00042 + offset.z, 6);
    return tall * form ** 2.6 * smoothstep(1400, 5200, z);
  };
  paintTerrain(stage, {
    nearM: 1500,
    farM: 12_000,
    steps: 240,
    height: heightAt,
    shade: ({ x, z, y, lit, steep }, pixel) => {
      const edge = snowFrom * tall + noise.fbm(x * 0.003, z * 0.003, 3) * 160;
      const snow = smoothstep(edge - 70, edge + 120, y - steep * 330);
      const green = smoothstep(260, 90, y) * (1 - snow);
      const sun = smoothstep(0.22, 0.75, lit);
      const strata = 1 + noise.at(x * 0.004, y * 0.03) * 0.2;
      setPixel(
        pixel,
        scaleLight(
          litSurface(stage, mixLight(mixLight(ROCK, FIRS, green), SNOW, snow), sun),
          snow > 0.5 ? 1 : strata,
        ),
      );
    },
    visibilityM: stage.daylight.visibilityM * 8,
  });
}

function paintFoothills(stage: Stage): void {
  const { noise, rng } = stage;
  const offset = rng.range(0, 80);
  paintTerrain(stage, {
    nearM: 60,
    farM: 1500,
    steps: 240,
    height: (x, z) => {
      const hill =
        (noise.fbm(x * 0.0028 + offset, z * 0.002, 3) + 0.25) * z * 0.03 * smoothstep(60, 500, z);
      const isWood = noise.fbm(x * 0.008 + offset, z * 0.006 + 4, 3) > 0.02;
      return (
        hill +
        (isWood && z > 130
          ? (0.5 + 0.5 * noise.at(x * 0.13, z * 0.13)) * 8 * smoothstep(130, 220, z)
          : 0) -
        0.5
      );
    },
    shade: ({ x, z, lit }, pixel) => {
      const isWood = noise.fbm(x * 0.008 + offset, z * 0.006 + 4, 3) > 0.02 && z > 130;
      const tone = 1 + noise.fbm(x * 0.05, z * 0.05, 3) * 0.4;
      setPixel(
        pixel,
        scaleLight(
          litSurface(stage, isWood ? FIRS : ALP, isWood ? lit * 0.7 : 0.3 + lit * 0.6),
          tone,
        ),
      );
    },
    visibilityM: stage.daylight.visibilityM * 1.6,
  });
}

function paintPasture(stage: Stage): void {
  const { noise, camera } = stage;
  const lit = (light: Light, sun: number) => litSurface(stage, light, sun);
  paintGround(stage, {
    farthestM: 90,
    shade: (x, z, pixel, footprint) => {
      const patch = noise.fbm(x * 0.25, z * 0.25, 3);
      const rough = 1 + noise.fbm(x * 5, z * 5, 3) * 0.5 * seen(0.2, footprint);
      setPixel(
        pixel,
        scaleLight(lit(mixLight(ALP, lightOf('#8a8148'), clamp(0.4 + patch)), 0.5), rough * 0.85),
      );
      pixel[3] = smoothstep(90, 55, z);
    },
    strew: (canvas) => {
      const farthestM = camera.focusM * 2.2;
      strewGrass(stage, canvas, {
        bladeM: 0.11,
        perM2: 2000,
        farthestM,
        shades: [
          lit(lightOf('#2c3a18'), 0.3),
          lit(lightOf('#63753a'), 0.55),
          lit(lightOf('#b9b76c'), 0.75),
        ],
      });
      strewLitter(stage, canvas, {
        sizeM: 0.028,
        perM2: 16,
        upM: 0.09,
        farthestM,
        seed: 'alp',
        lights: ['#f4f1e6', '#e8cf56', '#b9a3d8'].map((hex) => lit(lightOf(hex), 0.6)),
      });
    },
  });
}
