import { clamp, lerp } from '../core/interpolate.ts';
import { createRng } from '../core/rng.ts';
import { daylightAt } from './light/daylight.ts';
import { createNoise } from './noise.ts';
import type { Camera } from './optics/camera.ts';
import type { SceneReading } from './read-scene.ts';
import type { Manner, Stage } from './stage.ts';

/** How the subject stands in the frame, in fractions of its height. */
export type Framing = {
  isStanding: boolean;
  /** Row of the soles; below the frame when the feet are not in it. */
  feet: number;
  /** Height of the whole person, seen or not. */
  height: number;
};

const PERSON_M = 1.72;

/** Sets up the camera, the hour and the weather for one picture of a run. */
export function createStage(
  reading: SceneReading,
  {
    size,
    framing,
    seed: runSeed,
    variant,
  }: {
    size: { width: number; height: number };
    framing: Framing;
    seed: string;
    variant: number;
  },
): Stage {
  const { scene } = reading;
  const run = createRng(`${runSeed}|${scene.id}`);
  const turn = run.int(0, 3) + variant;
  const rng = createRng(`${runSeed}|${scene.id}|${variant}`);
  const bright = scene.manner.times.filter((hour) => hour !== 'dusk' && hour !== 'night');
  const times = reading.isSunny && bright.length > 0 ? bright : scene.manner.times;
  const time = reading.time ?? times[turn % times.length];
  const side = (run.chance(0.5) ? 1 : 0) + variant;
  const camera = aim(scene.manner, { size, framing, turn, blur: reading.blur, share: rng.next() });
  const lean = side % 2 === 0 ? -1 : 1;
  const sunU = 0.5 + lean * rng.range(0.16, 0.46);
  const low = time === 'day' ? rng.range(0.5, 0.9) : rng.range(0.04, 0.16);
  return {
    camera,
    plate: {
      width: size.width >> 1,
      height: size.height >> 1,
      data: new Float32Array((size.width >> 1) * (size.height >> 1) * 3),
    },
    daylight: daylightAt(time, scene.isIndoors ? 'clear' : reading.weather),
    sun: { u: sunU, v: camera.horizon - low },
    side: lean,
    season: reading.season ?? 'summer',
    isSeasonNamed: reading.season !== undefined,
    colours: reading.colours,
    has: (word) => reading.details.has(word),
    isStanding: framing.isStanding,
    variant,
    rng,
    noise: createNoise(`${runSeed}|${scene.id}|${variant}|noise`),
  };
}

type Aim = {
  size: { width: number; height: number };
  framing: Framing;
  turn: number;
  blur: number;
  share: number;
};

/** The four pictures of a run are taken from four heights, with four lenses. */
function aim(
  { heights, focal, bokehPx }: Manner,
  { size, framing, turn, blur, share }: Aim,
): Camera {
  const place = (((turn * 2) % 4) + ((turn >> 1) % 2)) / 3;
  const lens = lerp(focal[0], focal[1], ((turn * 3) % 4) / 3) * lerp(0.94, 1.06, share);
  const wanted = lerp(heights[0], heights[1], clamp(place + (share - 0.5) * 0.2));
  const heightM = framing.isStanding ? wanted : wanted + 0.15;
  const perMetre = framing.height / PERSON_M;
  return {
    aspect: size.width / size.height,
    horizon: framing.feet - perMetre * heightM,
    heightM,
    focal: lens,
    focusM: lens / perMetre,
    bokehPx:
      (lerp(bokehPx[0], bokehPx[1], share) * blur * (framing.isStanding ? 1 : 1.25) * size.height) /
      1024,
  };
}
