import { smoothstep } from '../../../core/interpolate.ts';
import { type Light, scaleLight } from '../../../core/linear.ts';
import { daylightAt } from '../../light/daylight.ts';
import { addLamps } from '../../light/lamps.ts';
import { indoorLight } from '../../light/scene-light.ts';
import { columnOf, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { paintStreet } from '../../surfaces/city-street.ts';
import { paintRain } from '../../surfaces/fall.ts';
import { paintGround } from '../../surfaces/ground.ts';
import { paintLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { paintPassersBy } from '../../surfaces/passers-by.ts';
import { reflectInGround } from '../../surfaces/reflect.ts';
import { paintSky } from '../../surfaces/sky.ts';
import { streetLamps } from '../../surfaces/street-lamps.ts';

const TUBES: readonly Light[] = [
  [3.2, 0.2, 1.5],
  [0.15, 1.9, 2.8],
  [1.5, 0.3, 2.9],
  [3, 0.9, 0.15],
  [0.2, 2.4, 1.2],
  [2.8, 0.25, 0.3],
];
const GLASS: readonly Light[] = [
  [1.3, 0.5, 1.1],
  [0.4, 1, 1.4],
  [1.5, 1, 0.5],
  [1.2, 1.2, 1.3],
];

/** A street of signs in the rain at night. */
export const neon: Scene = {
  id: 'neon',
  words: {
    neon: 9,
    'neon light': 10,
    cyberpunk: 9,
    tokyo: 8,
    shibuya: 9,
    'hong kong': 8,
    seoul: 7,
    'neon rain': 11,
    'neon city': 11,
    futuristic: 5,
    'times square': 8,
    shinjuku: 9,
    synthwave: 6,
  },
  details: ['rain', 'wet', 'street', 'city', 'reflection', 'window', 'large window', 'building'],
  manner: { times: ['night'], heights: [0.6, 1.2], focal: [1.9, 2.9], bokehPx: [7, 10] },
  draw: (stage) => {
    const { camera, rng, noise } = stage;
    stage.daylight = daylightAt('night', 'clear');
    paintSky(stage, { clouds: 0 });
    paintGround(stage, {
      farthestM: 300,
      shade: (x, z, pixel) => {
        const rough = 1 + noise.fbm(x * 9, z * 9, 3) * 0.4 + noise.at(x * 60, z * 55) * 0.25;
        setPixel(pixel, scaleLight([0.022, 0.022, 0.032], rough));
      },
    });
    const wideM = rng.range(3.6, 6);
    paintStreet(stage, {
      leftM: wideM,
      rightM: rng.range(3.6, 6),
      backM: 160,
      storeys: [4, 9],
      windows: { lit: 0.34, lights: GLASS },
      shops: { lit: 0.95, lights: GLASS },
      dim: 1.2,
    });
    for (let i = 0; i < 15; i += 1) paintSign(stage, i, wideM);
    paintPassersBy(stage, { count: 8, light: [0.1, 0.08, 0.14], spreadM: 2 });
    addLamps(stage, streetLamps(stage, { count: 30, strength: 0.8, wideM }));
    addLamps(
      stage,
      Array.from({ length: 26 }, () => ({
        u: rng.next(),
        v: camera.horizon - rng.range(-0.05, 0.4),
        depthM: rng.range(20, 90),
        light: scaleLight(rng.pick(TUBES), rng.range(0.2, 0.75)),
      })),
    );
    reflectInGround(stage, {
      strength: 0.95,
      smear: 0.85,
      baseAt: () => rowOf(camera, 0, 32),
      wetness: (x, z) => 0.5 + 0.7 * smoothstep(-0.2, 0.2, noise.fbm(x * 1.1, z * 0.6, 3)),
    });
    if (stage.has('rain')) paintRain(stage, [0.5, 0.5, 0.7]);
    const left = rng.pick(TUBES);
    const right = rng.pick(TUBES.filter((tube) => tube !== left));
    return indoorLight(stage, [1, 0.86, 1.12], {
      exposure: 0.8,
      rims: [scaleLight(left, 0.85), scaleLight(right, 0.85)],
      back: 0.4,
      gloss: 0.6,
      shadow: 0.3,
      softness: 0.8,
    });
  },
};

/** A sign on a house: a glowing frame, and strokes inside that nobody can read at this distance. */
function paintSign(stage: Stage, i: number, wideM: number): void {
  const { camera, rng, noise } = stage;
  const z = rng.range(14, 60);
  const isTall = rng.chance(0.65);
  const half = {
    x: isTall ? rng.range(0.25, 0.5) : rng.range(0.8, 1.8),
    y: isTall ? rng.range(1, 2.6) : rng.range(0.25, 0.6),
  };
  const x = (i % 2 ? 1 : -1) * (wideM - half.x - rng.range(0, 0.8));
  const y = rng.range(2.6, 8);
  const tube = rng.pick(TUBES);
  const middle = { u: columnOf(camera, x, z), v: rowOf(camera, y, z) };
  const size = { u: (half.x * camera.focal) / (z * camera.aspect), v: (half.y * camera.focal) / z };
  const isFilled = rng.chance(0.35);
  paintLayer(
    stage,
    { depthM: z, top: middle.v - size.v, bottom: middle.v + size.v, blur: 0.85 },
    (u, v, pixel) => {
      const across = Math.abs(u - middle.u) / size.u;
      const down = Math.abs(v - middle.v) / size.v;
      if (across > 1 || down > 1) return;
      const isFrame = Math.max(across, 1 - (1 - down) * (half.y / half.x)) > 0.8;
      const stroke = noise.at((u / size.u) * 3.2, (v / size.u) * 2.4 + i * 9) > 0.12;
      setPixel(
        pixel,
        isFrame || stroke !== isFilled
          ? scaleLight(tube, isFilled ? 0.9 : 1.25)
          : scaleLight(tube, 0.06),
        1,
      );
    },
  );
}
