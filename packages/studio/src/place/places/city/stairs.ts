import { clamp, smoothstep } from '../../../core/interpolate.ts';
import { type Light, lightOf, luminance, mixLight, scaleLight } from '../../../core/linear.ts';
import { litLeaves, litSurface, outdoorLight } from '../../light/scene-light.ts';
import { acrossAt } from '../../optics/camera.ts';
import { layByDepth } from '../../optics/depth-blur.ts';
import { createLayer } from '../../optics/layer.ts';
import type { Scene, Stage } from '../../stage.ts';
import { paintGround, seen } from '../../surfaces/ground.ts';
import { paintGrove } from '../../surfaces/grove.ts';
import type { Pixel } from '../../surfaces/paint-layer.ts';
import { setPixel } from '../../surfaces/paint-layer.ts';
import { pavingTone } from '../../surfaces/paving.ts';
import { paintSky } from '../../surfaces/sky.ts';

const LIMESTONE: Light = lightOf('#c6c1b4');
const MARBLE: Light = lightOf('#e6e6e6');
const CONCRETE: Light = lightOf('#96938e');
const TREES = [lightOf('#1b2a12'), lightOf('#476527'), lightOf('#a3b858')] as const;
const TURNED = [lightOf('#4a2a10'), lightOf('#b36a22'), lightOf('#e6b24e')] as const;

/** Any of these makes the steps white. */
const MARBLE_WORDS = ['marble', 'marble staircase', 'white'];

/** A comfortable flight out of doors, in metres. */
const RISER_M = 0.15;
const TREAD_M = 0.36;
/** Overhang of a tread's edge over its riser, in metres. */
const NOSE_M = 0.035;

type Flight = {
  /** Distance of the first riser from the camera, in metres, and the number of risers. */
  fromM: number;
  count: number;
  /** The walls at both sides: where they stand, how wide and how high over the steps they are. */
  halfM: number;
  wallM: number;
  wallRiseM: number;
  stone: Light;
};

/** A wide flight of stone steps between low walls, seen from its foot. */
export const stairs: Scene = {
  id: 'stairs',
  words: {
    stair: 9,
    staircase: 9,
    stairway: 9,
    'stone stair': 11,
    'stone step': 11,
    'marble staircase': 13,
    step: 6,
    flight: 3,
    'spanish step': 11,
    terrace: 5,
    amphitheatre: 6,
    monument: 5,
    temple: 6,
    'stone wall': 4,
  },
  details: ['stone', 'concrete', 'tree', ...MARBLE_WORDS],
  manner: {
    times: ['day', 'golden', 'dawn', 'dusk'],
    heights: [0.75, 1.3],
    focal: [1.9, 2.9],
    bokehPx: [4.5, 7],
  },
  followsSeason: true,
  draw: (stage) => {
    const { rng, camera } = stage;
    const flight: Flight = {
      fromM: camera.focusM + rng.range(0.9, 1.6),
      count: rng.int(9, 13),
      halfM: rng.range(1.05, 1.5),
      wallM: 0.5,
      wallRiseM: rng.range(0.35, 0.6),
      stone: stoneOf(stage),
    };
    paintSky(stage);
    paintTreesAbove(stage, flight);
    paintLanding(stage, flight);
    paintFlight(stage, flight);
    return outdoorLight(stage, { bounce: litSurface(stage, flight.stone, 0.7) });
  },
};

function stoneOf(stage: Stage): Light {
  if (MARBLE_WORDS.some((word) => stage.has(word))) return MARBLE;
  return stage.has('concrete') ? CONCRETE : LIMESTONE;
}

/** Trees that stand on the height the flight leads to. */
function paintTreesAbove(stage: Stage, { fromM, count }: Flight): void {
  const { rng, daylight, season } = stage;
  const depthM = fromM + count * TREAD_M + rng.range(9, 16);
  const topM = count * RISER_M;
  paintGrove(stage, {
    depthM,
    trunks: Array.from({ length: 7 }, (_, i) => ({
      x: (i - 3) * rng.range(2.2, 3.2),
      radius: rng.range(0.12, 0.24),
    })),
    bark: lightOf('#3a322a'),
    crownFromM: topM + 1,
    crownToM: topM + rng.range(6, 9),
    shades: litLeaves(stage, season === 'autumn' ? TURNED : TREES, [0.25, 0.55, 0.95]),
    leafM: 0.16,
    closed: 0.62,
    haze: daylight.horizon,
    hazed: 0.22,
  });
}

/** Stone under the hour's light, without all of its colour: pale stone keeps some of its own. */
function litStone(stage: Stage, stone: Light, sunlit: number): Light {
  const lit = litSurface(stage, stone, sunlit);
  const grey = luminance(lit);
  return mixLight(lit, [grey, grey, grey], 0.4);
}

/** The paving at the foot of the steps. */
function paintLanding(stage: Stage, { fromM, stone }: Flight): void {
  const { noise } = stage;
  paintGround(stage, {
    farthestM: fromM * 1.02,
    shade: (x, z, pixel, footprint) => {
      const tone = pavingTone(
        noise,
        { x, z, footprint },
        { wideM: 0.9, deepM: 0.6, jointM: 0.012, uneven: 0.14 },
      );
      const foot = 1 - 0.45 * smoothstep(fromM - 0.3, fromM, z);
      setPixel(pixel, scaleLight(litStone(stage, stone, 0.72), tone * foot));
    },
  });
}

/** The face of the flight that a row of the frame shows: a riser or the top of a tread. */
type Face = { step: number; z: number; y: number; isRiser: boolean };

/** The faces that the camera sees, row by row: what is nearer hides what lies behind it. */
function facesOf({ camera, plate }: Stage, { fromM, count }: Flight): (Face | undefined)[] {
  const faces: (Face | undefined)[] = Array.from({ length: plate.height });
  const yAt = (v: number, z: number) => camera.heightM - ((v - camera.horizon) * z) / camera.focal;
  for (let row = 0; row < plate.height; row += 1) {
    const v = (row + 0.5) / plate.height;
    for (let step = 0; step < count; step += 1) {
      const z = fromM + step * TREAD_M;
      const y = yAt(v, z);
      if (y >= step * RISER_M && y <= (step + 1) * RISER_M) {
        faces[row] = { step, z, y: y - step * RISER_M, isRiser: true };
        break;
      }
      // From above, the tread behind the edge shows as well.
      const top = (step + 1) * RISER_M;
      const onTop = ((camera.heightM - top) * camera.focal) / Math.max(1e-4, v - camera.horizon);
      const isLast = step === count - 1;
      if (camera.heightM > top && onTop > z && (isLast || onTop < z + TREAD_M)) {
        faces[row] = { step, z: onTop, y: (onTop - z) / TREAD_M, isRiser: false };
        break;
      }
    }
  }
  return faces;
}

function paintFlight(stage: Stage, flight: Flight): void {
  const { camera, plate } = stage;
  const { width, height } = plate;
  const layer = createLayer(plate);
  const depths = new Float32Array(width * height).fill(flight.fromM + flight.count * TREAD_M);
  const faces = facesOf(stage, flight);
  const pixel: Pixel = [0, 0, 0, 1];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const place = { u: (column + 0.5) / width, v: (row + 0.5) / height };
      const depth =
        shadeWall(stage, flight, { ...place, pixel }) ??
        shadeStep(stage, flight, { face: faces[row], u: place.u, pixel });
      if (depth === undefined) continue;
      const i = row * width + column;
      depths[i] = depth;
      for (let c = 0; c < 3; c += 1) layer.data[i * 4 + c] = pixel[c];
      layer.data[i * 4 + 3] = 1;
    }
  }
  layByDepth(stage, layer, (x, y) => depths[y * width + x] ?? camera.focusM);
}

/** Shades the pixel where it shows a step; its depth, undefined beside and above the flight. */
function shadeStep(
  stage: Stage,
  { halfM, stone }: Flight,
  { face, u, pixel }: { face: Face | undefined; u: number; pixel: Pixel },
): number | undefined {
  if (!face) return undefined;
  const { noise, camera, plate, side } = stage;
  const { step, z, y, isRiser } = face;
  const x = acrossAt(camera, u, z);
  if (Math.abs(x) > halfM) return undefined;
  const footprint = z / (camera.focal * plate.height);
  const blockM = 1.4;
  const along = x / blockM + noise.cell(step, 3) + 40;
  const joint = Math.min(along % 1, 1 - (along % 1)) * blockM;
  const own = 1 + (noise.cell(Math.floor(along), step) - 0.5) * 0.14;
  const worn =
    1 +
    noise.fbm(x * 7, y * 9 + step * 3.7, 3) * 0.13 * seen(0.12, footprint) +
    noise.fbm(x * 0.6, step * 0.4, 2) * 0.16;
  const crack = 1 - 0.35 * smoothstep(0.014 + footprint, 0.004, joint);
  // The wall on the sun's side throws its shade over the steps beside it.
  const shaded = smoothstep(halfM * 0.62, halfM * 0.8, x * side + (step % 2) * 0.06);
  const isNose = isRiser && y > RISER_M - NOSE_M;
  const under = isRiser ? smoothstep(0, 0.035, y) * (1 - 0.3 * smoothstep(0.09, 0.115, y)) : 1;
  const grime = isRiser ? 0.82 + 0.18 * smoothstep(0, 0.1, y) : 0.88 + 0.12 * smoothstep(1, 0.7, y);
  const sun = (isNose ? 0.98 : isRiser ? 0.42 : 0.92) * (1 - shaded * 0.7);
  const tone = own * worn * crack * grime * (isNose ? 1.04 : 0.55 + 0.45 * under);
  setPixel(pixel, scaleLight(litStone(stage, stone, sun), tone));
  return z;
}

/** Shades the pixel where a wall beside the steps stands before what lies behind; its depth. */
function shadeWall(
  stage: Stage,
  { fromM, count, halfM, wallM, wallRiseM, stone }: Flight,
  { u, v, pixel }: { u: number; v: number; pixel: Pixel },
): number | undefined {
  const { camera, noise, side } = stage;
  const endM = fromM + count * TREAD_M;
  const perDepth = acrossAt(camera, u, 1);
  const sideOf = Math.sign(perDepth);
  const yAt = (z: number) => camera.heightM - ((v - camera.horizon) * z) / camera.focal;
  const topAt = (z: number) => clamp((z - fromM) / TREAD_M, 0, count) * RISER_M + wallRiseM;
  // Its end at the foot of the flight faces the camera.
  const frontX = perDepth * fromM;
  const y = yAt(fromM);
  if (Math.abs(frontX) > halfM && y >= 0 && y <= topAt(fromM)) {
    const isPost = Math.abs(frontX) < halfM + wallM;
    const cap = y > topAt(fromM) - 0.09;
    const tone = 1 + noise.fbm(frontX * 2.4, y * 2.4, 4) * 0.24;
    const sun = (isPost ? 0.5 : 0.32) + (cap ? 0.35 : 0);
    const edge = isPost && Math.abs(frontX) - halfM < 0.02 ? 0.8 : 1;
    setPixel(pixel, scaleLight(litStone(stage, stone, sun), tone * edge));
    return fromM;
  }
  // Its inner face runs up along the steps.
  const innerZ = halfM / Math.max(1e-6, Math.abs(perDepth));
  if (innerZ <= fromM || innerZ > endM) return undefined;
  const high = yAt(innerZ);
  const stepTop = (Math.floor((innerZ - fromM) / TREAD_M) + 1) * RISER_M;
  if (high < stepTop - RISER_M * 0.2 || high > topAt(innerZ)) return undefined;
  const cap = high > topAt(innerZ) - 0.1;
  const facesSun = sideOf !== side;
  const tone = 1 + noise.fbm(innerZ * 2, high * 2.6, 4) * 0.22;
  setPixel(
    pixel,
    scaleLight(litStone(stage, stone, (facesSun ? 0.8 : 0.2) + (cap ? 0.15 : 0)), tone),
  );
  return innerZ;
}
