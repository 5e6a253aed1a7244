import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import type { Scene } from '../../stage.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { paintSky } from '../../surfaces/sky.ts';
import { paintTerrain } from '../../surfaces/terrain.ts';

const SAND: Light = lightOf('#c08a57');
const RED: Light = lightOf('#a86440');

/** Dunes with sharp crests, one side in the sun. */
export const desert: Scene = {
  id: 'desert',
  words: {
    desert: 8,
    dune: 8,
    'sand dune': 9,
    sahara: 8,
    namib: 7,
    morocco: 5,
    arid: 4,
    sand: 3,
    wadi: 5,
    dubai: 4,
    canyon: 4,
    'white sand': 6,
  },
  manner: {
    times: ['golden', 'day', 'dawn', 'dusk'],
    heights: [0.75, 1.3],
    focal: [2.2, 3.2],
    bokehPx: [4, 6],
  },
  draw: (stage) => {
    const { noise, rng, side, camera, variant } = stage;
    const sand = variant % 2 ? RED : SAND;
    paintSky(stage, { clouds: stage.daylight.cloud * 0.4 });
    const offset = rng.range(0, 90);
    const scale = rng.range(0.8, 1.3);
    const crest = (x: number, z: number) => {
      const warped = noise.fbm(x * 0.006 + offset, z * 0.006, 2);
      const across = (x * 0.85 * side + z * 0.5) * 0.0062 * scale + warped * 1.7;
      const phase = across - Math.floor(across);
      const form = phase < 0.7 ? (phase / 0.7) ** 1.5 : ((1 - phase) / 0.3) ** 1.25;
      const tall = 0.5 + 0.5 * noise.at(x * 0.004 + 9, z * 0.005) + 0.3;
      return (form * tall + noise.at(x * 0.01, z * 0.01 + offset) * 0.2) * Math.min(34, z * 0.1);
    };
    paintTerrain(stage, {
      nearM: camera.focusM * 2.2,
      farM: 1000,
      steps: 1100,
      height: (x, z) => crest(x, z) * smoothstep(camera.focusM * 2.4, 60, z),
      shade: ({ x, z, lit }, pixel) => {
        const steepLit = smoothstep(0.4, 0.66, lit) * 1.15;
        const ripple = 1 + noise.at(x * 1.8, z * 5) * 0.07 * smoothstep(140, 30, z);
        setPixel(pixel, scaleLight(litSurface(stage, sand, steepLit * 1.05), ripple));
      },
      visibilityM: 1500,
    });
    const angle = rng.range(-0.5, 0.5);
    paintGround(stage, {
      farthestM: camera.focusM * 2.6,
      shade: (x, z, pixel, footprint) => {
        const a = z * Math.cos(angle) + x * Math.sin(angle);
        const wave = noise.fbm(x * 0.8, z * 0.8, 3);
        const phase = (a * 7.5 + wave * 2.4 + noise.at(x * 2.2, z * 2.2) * 0.5) % 1;
        const ridge = phase < 0 ? phase + 1 : phase;
        const ripple = (ridge < 0.68 ? ridge / 0.68 : (1 - ridge) / 0.32) - 0.5;
        const grain = noise.at(x * 85, z * 70) * 0.1 * seen(0.012, footprint);
        const lit = clamp(
          0.74 + wave * 0.22 + ripple * 0.34 * side * seen(0.13, footprint),
          0.1,
          1.2,
        );
        setPixel(pixel, scaleLight(litSurface(stage, mixLight(sand, SAND, 0.2), lit), 1 + grain));
        pixel[3] = smoothstep(camera.focusM * 2.6, camera.focusM * 2, z);
      },
    });
    return outdoorLight(stage, { bounce: litSurface(stage, sand, 0.8) });
  },
};
