import { clamp, smoothstep } from '../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../core/linear.ts';
import { addLamps, type Lamp } from '../light/lamps.ts';
import { litSurface } from '../light/scene-light.ts';
import { rowOf } from '../optics/camera.ts';
import type { Stage } from '../stage.ts';
import { paintGround, seen } from './ground.ts';
import { setPixel, veil } from './paint-layer.ts';

const DEEP: Light = lightOf('#15485c');
const SHALLOW: Light = lightOf('#4fb0a6');
const FOAM: Light = [0.85, 0.87, 0.88];

/** Water from the horizon to a shore, with breakers near it and the sun's path of glints. */
export function paintSea(
  stage: Stage,
  { shoreM, slant = 0 }: { shoreM: number; slant?: number },
): void {
  const { noise, daylight, rng } = stage;
  const far: Light = mixLight(daylight.horizon, daylight.middle, 0.55);
  const breakers = [rng.range(1.5, 4), rng.range(6, 10), rng.range(14, 22), rng.range(30, 44)];
  const isNight = daylight.time === 'night';
  const deep = scaleLight(litSurface(stage, DEEP, 0.75), isNight ? 0.5 : 1);
  const shallow = scaleLight(litSurface(stage, SHALLOW, 0.8), isNight ? 0.4 : 0.95);
  const foam = litSurface(stage, FOAM, 0.6);
  paintGround(stage, {
    farthestM: 30_000,
    shade: (x, z, pixel, footprint) => {
      if (z < shoreM * 0.93) {
        pixel[3] = 0;
        return;
      }
      const out = z - shoreM + x * slant * 0.3;
      const swell =
        noise.fbm(x * 0.16, z * 0.5, 3) * seen(2, footprint * 0.5) +
        noise.fbm(x * 0.9, z * 2.2, 2) * 0.5 * seen(0.6, footprint);
      const broad = noise.fbm(x * 0.012, z * 0.05, 2);
      const mirror = clamp(0.4 + 0.5 * smoothstep(shoreM, 260, z) + swell * 0.45 + broad * 0.16);
      setPixel(pixel, mixLight(mixLight(shallow, deep, smoothstep(2, 55, out)), far, mirror));
      for (const at of breakers) {
        const crest = out - at - noise.fbm(x * 0.14 + at, at, 3) * (1.2 + at * 0.16);
        const wide = 0.5 + at * 0.05;
        const broken = smoothstep(-0.25, 0.25, noise.fbm(x * 0.35 + at * 3, z * 0.9, 3) + 0.22);
        const white =
          smoothstep(wide, 0, crest) * smoothstep(-wide * 2.8, -wide * 0.3, crest) * broken;
        const back = smoothstep(0, wide, crest) * smoothstep(wide * 3, wide, crest);
        for (let c = 0; c < 3; c += 1) pixel[c] *= 1 - back * 0.3;
        veil(pixel, foam, white * 0.92);
      }
      const wash = smoothstep(0.9, 0.1, out + noise.fbm(x * 0.8, z * 0.8, 3) * 0.8);
      veil(pixel, foam, wash * 0.75);
    },
  });
  addGlints(stage, shoreM);
}

function addGlints(stage: Stage, shoreM: number): void {
  const { daylight, rng, camera, sun } = stage;
  if (daylight.cloud > 0.5 || daylight.time === 'night') return;
  const isLow = daylight.time !== 'day';
  const light = scaleLight(daylight.sun, isLow ? 0.06 : 0.045);
  const lamps: Lamp[] = Array.from({ length: isLow ? 240 : 150 }, () => {
    const z = shoreM / (0.02 + 0.96 * rng.next());
    const spread = isLow ? 0.07 + 0.05 * rng.next() : 0.4;
    const u = sun.u + rng.gauss() * spread;
    return { u, v: rowOf(camera, 0, z), depthM: z, light: scaleLight(light, rng.range(0.3, 1.6)) };
  });
  addLamps(stage, lamps);
}
