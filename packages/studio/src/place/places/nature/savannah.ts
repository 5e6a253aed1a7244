import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litSurface, outdoorLight } from '../../light/scene-light.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { dab } from '../../surfaces/dab.ts';
import { strewGrass } from '../../surfaces/grass.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { strewLeaves } from '../../surfaces/leaves.ts';
import { drawLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { paintSky } from '../../surfaces/sky.ts';
import { paintTerrain } from '../../surfaces/terrain.ts';

const STRAW: Light = lightOf('#c2a05a');
const EARTH: Light = lightOf('#9c6b42');
const CROWN = ['#2a3018', '#56602c', '#9a9a4a'].map(lightOf);
const BARK: Light = lightOf('#5d4a38');

/** Dry grass to far hills, flat-topped acacias. */
export const savannah: Scene = {
  id: 'savannah',
  words: {
    savannah: 12,
    savanna: 12,
    safari: 8,
    serengeti: 11,
    acacia: 5,
    africa: 6,
    african: 3,
    kenya: 8,
    bush: 3,
    outback: 8,
    'dry grass': 8,
  },
  details: ['tree', 'grass', 'sunset'],
  manner: {
    times: ['golden', 'dawn', 'day', 'dusk'],
    heights: [0.75, 1.25],
    focal: [2.1, 3],
    bokehPx: [5, 7.5],
  },
  draw: (stage) => {
    const { camera, noise, rng } = stage;
    paintSky(stage, { clouds: stage.daylight.cloud * 0.5 });
    paintTerrain(stage, {
      nearM: 700,
      farM: 9000,
      steps: 70,
      height: (x, z) =>
        (noise.fbm(x * 0.0008 + 3, z * 0.0005, 3) + 0.25) * z * 0.035 * smoothstep(700, 2500, z),
      shade: ({ lit }, pixel) =>
        setPixel(pixel, litSurface(stage, mixLight(EARTH, [0.3, 0.3, 0.34], 0.5), 0.2 + lit * 0.5)),
    });
    for (const depthM of [190, 120])
      paintAcacia(stage, depthM, rng.range(-0.45, 0.45) * depthM * 0.36);
    paintAcacia(stage, rng.range(55, 75), -stage.side * rng.range(4, 8));
    const lit = (light: Light, sun: number) => litSurface(stage, light, sun);
    paintGround(stage, {
      farthestM: 900,
      shade: (x, z, pixel, footprint) => {
        const tufts =
          noise.fbm(x * 2.4, z * 1.4, 3) * seen(0.4, footprint) +
          noise.fbm(x * 0.16, z * 0.07, 3) * 0.7;
        const bare = smoothstep(0.1, 0.5, noise.fbm(x * 0.5 + 9, z * 0.3, 3));
        setPixel(
          pixel,
          scaleLight(
            lit(mixLight(STRAW, EARTH, bare * 0.7), clamp(0.6 + tufts * 0.4)),
            0.92 + tufts * 0.3,
          ),
        );
      },
      strew: (canvas) => {
        const density = (x: number, z: number) =>
          smoothstep(0.45, 0, noise.fbm(x * 0.5 + 9, z * 0.3, 3));
        const shades = [
          scaleLight(lit(STRAW, 0.1), 0.5),
          lit(STRAW, 0.6),
          lit(mixLight(STRAW, [0.9, 0.8, 0.5], 0.4), 1),
        ] as const;
        strewGrass(stage, canvas, {
          bladeM: 0.34,
          perM2: 900,
          farthestM: camera.focusM * 3,
          shades,
          density,
        });
      },
    });
    return outdoorLight(stage, { bounce: lit(STRAW, 0.7), shadow: 0.42, softness: 0.45 });
  },
};

/** A tree with branches that fan out under a flat crown. */
function paintAcacia(stage: Stage, z: number, x: number): void {
  const { camera, plate, rng, noise, daylight, side } = stage;
  const perMetre = (camera.focal / z) * plate.height;
  const at = (dx: number, y: number) => ({
    x: columnOf(camera, x + dx, z) * plate.width,
    y: rowOf(camera, y, z) * plate.height,
  });
  const tall = rng.range(6.5, 8.5);
  const haze = 1 - Math.exp((-z * 1.2) / daylight.visibilityM);
  const of = (light: Light) => mixLight(light, daylight.horizon, haze);
  const wide = rng.range(4.2, 5.6);
  drawLayer(stage, { depthM: z }, (layer) => {
    for (const lean of [-0.62, -0.28, 0.1, 0.42, 0.7]) {
      for (let step = 0; step <= 30; step += 1) {
        const t = step / 30;
        const bend = lean * wide * 0.75 * smoothstep(0.25, 1, t);
        const thick = Math.max(0.55, (0.2 - 0.14 * t) * perMetre);
        dab(layer, {
          ...at(bend, t * tall * 0.93),
          rx: thick,
          ry: Math.max(1, (tall / 30) * perMetre),
          light: of(litSurface(stage, BARK, 0.25)),
        });
      }
    }
    const [left, top] = [at(-wide, 0).x / plate.width, at(0, tall + 0.9).y / plate.height];
    const [right, bottom] = [at(wide, 0).x / plate.width, at(0, tall - 0.9).y / plate.height];
    strewLeaves(layer, {
      rng,
      count: 2600,
      area: { left, right, top, bottom },
      density: (u, v) => {
        const across = ((u - left) / (right - left)) * 2 - 1;
        const down = (v - top) / (bottom - top);
        const dome = 0.55 * across ** 2 + noise.at(across * 4 + z, down * 3) * 0.16;
        return (
          smoothstep(dome - 0.06, dome + 0.08, down) *
          smoothstep(0.98, 0.6, down + noise.at(across * 6, z) * 0.25) *
          smoothstep(1, 0.9, Math.abs(across))
        );
      },
      shades: [
        of(litSurface(stage, CROWN[0], 0.2)),
        of(litSurface(stage, CROWN[1], 0.5)),
        of(litSurface(stage, CROWN[2], 0.9)),
      ],
      lit: (u, v) =>
        clamp(
          0.75 -
            ((v - top) / (bottom - top)) * 0.7 +
            ((u - (left + right) / 2) / (right - left)) * side * 0.5,
        ),
      sizePx: Math.max(0.9, 0.16 * perMetre),
    });
  });
}
