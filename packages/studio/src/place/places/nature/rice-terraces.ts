import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import type { Scene } from '../../stage.ts';
import { strewGrass } from '../../surfaces/grass.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { paintPalms } from '../../surfaces/palms.ts';
import { paintSky } from '../../surfaces/sky.ts';
import { paintTerrain } from '../../surfaces/terrain.ts';

const RICE: Light = lightOf('#6f9a35');
const YOUNG: Light = lightOf('#a9c24d');
const BANK: Light = lightOf('#4a4a26');
const PATH: Light = lightOf('#8a7350');

/** Height of a terrace over the next, in metres. */
const STEP_M = 0.6;

/** Terraces of young rice rising before one, water between the plants, palms on the banks. */
export const riceTerraces: Scene = {
  id: 'rice-terraces',
  words: {
    'rice terrace': 14,
    'rice field': 12,
    'rice paddy': 12,
    paddy: 9,
    rice: 4,
    bali: 7,
    ubud: 10,
    terraced: 7,
    'tea plantation': 10,
    'tea field': 10,
    plantation: 6,
    vietnam: 7,
  },
  details: ['palm', 'palm tree', 'water', 'green', 'field'],
  manner: {
    times: ['day', 'dawn', 'golden', 'dusk'],
    heights: [0.9, 1.35],
    focal: [1.9, 2.7],
    bokehPx: [4.5, 6.5],
  },
  draw: (stage) => {
    const { camera, noise, rng, daylight } = stage;
    const offset = rng.range(0, 60);
    const lit = (light: Light, sun: number) => litSurface(stage, light, sun);
    paintSky(stage);
    const slope = (x: number, z: number) =>
      (noise.fbm(x * 0.014 + offset, z * 0.009, 3) + 0.85) * (z - 11) * 0.13 +
      noise.at(x * 0.07 + offset, z * 0.05) * 2.6 * smoothstep(11, 22, z) +
      (x * x) / (Math.abs(x) + 14) / 9;
    const raw = (x: number, z: number) => Math.max(0, slope(x, z)) / STEP_M;
    paintTerrain(stage, {
      nearM: camera.focusM * 2.2,
      farM: 260,
      steps: 700,
      height: (x, z) => {
        const level = raw(x, z);
        const step = Math.floor(level);
        return (step + smoothstep(0.8, 1, level - step)) * STEP_M;
      },
      shade: ({ x, z, lit: sun }, pixel) => {
        const level = raw(x, z);
        const inside = level - Math.floor(level);
        const plot = noise.cell(
          Math.floor(level),
          Math.floor(x / 16 + noise.at(Math.floor(level), 3) * 2),
        );
        const isBank = inside > 0.78;
        const rows = noise.at(x * 5, level * 22) * 0.2 * seen(0.3, z * 0.001);
        const plants = mixLight(RICE, YOUNG, clamp(plot + rows));
        const water = mixLight(scaleLight(daylight.horizon, 0.8), daylight.middle, 0.4);
        const wet = plot > 0.5 ? smoothstep(0, 0.2, inside) * 0.7 : 0;
        const green = lit(
          isBank ? mixLight(BANK, RICE, 0.25) : plants,
          isBank ? sun * 0.35 : 0.4 + sun * 0.6,
        );
        setPixel(pixel, mixLight(green, water, isBank ? 0 : wet));
      },
      visibilityM: daylight.visibilityM * 0.4,
    });
    paintPalms(stage, 44, 20);
    paintGround(stage, {
      farthestM: camera.focusM * 2.4,
      shade: (x, z, pixel, footprint) => {
        const track = smoothstep(0.95, 0.6, Math.abs(x + noise.at(z * 0.5, 2) * 0.2));
        const rough = 1 + noise.fbm(x * 6, z * 6, 3) * 0.3 * seen(0.12, footprint);
        setPixel(
          pixel,
          scaleLight(lit(mixLight(RICE, PATH, track), 0.55 + noise.at(x, z) * 0.1), rough),
        );
        pixel[3] = smoothstep(camera.focusM * 2.4, camera.focusM * 1.9, z);
      },
      strew: (canvas) => {
        const shades = [scaleLight(lit(RICE, 0.1), 0.5), lit(RICE, 0.6), lit(YOUNG, 1)] as const;
        const density = (x: number, z: number) =>
          smoothstep(0.7, 1.05, Math.abs(x + noise.at(z * 0.5, 2) * 0.2));
        strewGrass(stage, canvas, {
          bladeM: 0.3,
          perM2: 1500,
          farthestM: camera.focusM * 2.3,
          shades,
          density,
        });
      },
    });
    return outdoorLight(stage, { bounce: lit(RICE, 0.6), softness: 0.5, shadow: 0.36 });
  },
};
