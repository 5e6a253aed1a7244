import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, mixLight, scaleLight } from '../../../core/linear.ts';
import { litLeaves, litSurface, outdoorLight } from '../../light/scene-light.ts';
import { acrossAt, rowOf } from '../../optics/camera.ts';
import type { Scene, Stage } from '../../stage.ts';
import { paintBoxes } from '../../surfaces/boxes.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { paintGrove } from '../../surfaces/grove.ts';
import { paintLayer, setPixel } from '../../surfaces/paint-layer.ts';
import { paintPalms } from '../../surfaces/palms.ts';
import { pavingTone } from '../../surfaces/paving.ts';
import { paintSky } from '../../surfaces/sky.ts';

const STONE: Light = lightOf('#d9cfc0');
const WATER: Light = lightOf('#2fb3c4');
const DEEP: Light = lightOf('#0f7f9c');
const WALL: Light = lightOf('#efe9df');
const HEDGE = ['#182a12', '#3c6127', '#93ad4f'].map(lightOf);

type Basin = { nearM: number; farM: number; halfM: number };

/** A blue pool in pale paving, loungers, a white wall with a hedge and palms behind. */
export const pool: Scene = {
  id: 'pool',
  words: {
    pool: 7,
    'swimming pool': 13,
    poolside: 11,
    'infinity pool': 11,
    'pool party': 10,
    'pool deck': 10,
    lido: 8,
    'beach club': 7,
    spa: 5,
    villa: 5,
    'palm springs': 9,
  },
  details: ['turquoise', 'blue', 'water', 'palm', 'palm tree', 'lounger', 'terrace'],
  manner: {
    times: ['day', 'golden', 'day', 'dusk'],
    heights: [0.95, 1.4],
    focal: [1.9, 2.7],
    bokehPx: [4.5, 7],
  },
  draw: (stage) => {
    const { camera, rng } = stage;
    const nearM = camera.focusM + rng.range(0.8, 1.5);
    const basin: Basin = { nearM, farM: nearM + rng.range(7, 10), halfM: rng.range(3.2, 4.6) };
    paintSky(stage);
    paintGarden(stage, basin.farM + 4);
    paintGround(stage, { farthestM: basin.farM + 4, shade: deckAndWater(stage, basin) });
    for (const x of [-2.6, -1.5, 1.4, 2.5]) paintLounger(stage, x, basin.farM + 0.7);
    paintPalms(stage, basin.farM + 3.6, basin.farM + 2.8);
    return outdoorLight(stage, { bounce: litSurface(stage, STONE, 0.8) });
  },
};

/** Water with its net of light inside the coping, stones around. */
function deckAndWater(stage: Stage, { nearM, farM, halfM }: Basin) {
  const { noise, daylight } = stage;
  const sky = mixLight(daylight.horizon, daylight.middle, 0.6);
  return (x: number, z: number, pixel: [number, number, number, number], footprint: number) => {
    const inside = Math.min(z - nearM, farM - z, halfM - Math.abs(x));
    if (inside < 0) {
      const paving = { wideM: 0.6, deepM: 0.6, jointM: 0.007, uneven: 0.1 };
      const tone = pavingTone(noise, { x: x + 30, z, footprint }, paving);
      const coping = inside > -0.32 ? 1.12 : 1;
      const wet = 1 - 0.22 * smoothstep(-0.5, -0.3, inside + noise.at(x * 2, z * 2) * 0.3);
      setPixel(pixel, scaleLight(litSurface(stage, STONE, 0.85), tone * coping * wet));
      return;
    }
    const swell = noise.fbm(x * 0.7, z * 0.9, 2) * 0.35;
    const net = noise.ridged(x * 1.3 + swell, z * 1.5 + swell, 2) ** 3 * seen(0.5, footprint);
    const depth = smoothstep(0, 3.5, z - nearM);
    const body = litSurface(stage, mixLight(WATER, DEEP, depth * 0.7), 0.8 + net * 0.9);
    const mirror = clamp(0.12 + 0.4 * smoothstep(nearM, farM, z) + swell * 0.3);
    setPixel(pixel, mixLight(body, sky, mirror));
    if (inside < 0.12) for (let c = 0; c < 3; c += 1) pixel[c] *= 0.72;
  };
}

/** A white wall and what grows behind it. */
function paintGarden(stage: Stage, depthM: number): void {
  const { camera, noise, daylight } = stage;
  paintGrove(stage, {
    depthM: depthM + 4,
    trunks: [],
    bark: HEDGE[0],
    crownFromM: 0,
    crownToM: 4.4,
    shades: litLeaves(stage, HEDGE, [0.2, 0.5, 0.9]),
    leafM: 0.16,
    closed: 0.9,
    haze: daylight.horizon,
    hazed: 0.08,
    count: 7000,
  });
  const top = rowOf(camera, 1.9, depthM);
  const foot = rowOf(camera, 0, depthM);
  paintLayer(stage, { depthM, top: top - 0.01, bottom: foot + 0.01 }, (u, v, pixel) => {
    if (v < top) return;
    const x = acrossAt(camera, u, depthM);
    const dapple = 0.62 + noise.fbm(x * 0.8, v * 9, 3) * 0.5;
    setPixel(
      pixel,
      litSurface(stage, WALL, clamp(dapple)),
      smoothstep(foot + 0.006, foot - 0.002, v),
    );
  });
}

/** A slatted lounger with its back raised and a towel on it. */
function paintLounger(stage: Stage, x: number, z: number): void {
  const wood = litSurface(stage, lightOf('#a57c50'), 0.6);
  const cushion = litSurface(stage, lightOf('#f3efe6'), 0.75);
  const wide = [x - 0.34, x + 0.34] as const;
  paintBoxes(stage, z, [
    { x: wide, y: [0.05, 0.28], z: [z, z + 1.9], light: wood },
    { x: wide, y: [0.28, 0.4], z: [z, z + 1.3], light: cushion, top: 1.15 },
    { x: wide, y: [0.3, 0.86], z: [z + 1.3, z + 1.9], light: cushion, top: 1.15 },
  ]);
}
