import type { Recipe } from '@toile/engines';
import { clamp, lerp } from '../core/interpolate.ts';
import { recipeSources, turnOf } from '../core/recipe-sources.ts';
import { createRng } from '../core/rng.ts';
import { daylightAt } from './light/daylight.ts';
import { createNoise } from './noise.ts';
import type { Camera } from './optics/camera.ts';
import type { SceneReading } from './read-scene.ts';
import type { Manner, Stage } from './stage.ts';

/** Position of the subject in the frame, in fractions of the frame's height. */
export type Framing = {
  isStanding: boolean;
  /** Row of the soles; below the frame when the feet are not in it. */
  feet: number;
  /** Height of the whole person, seen or not. */
  height: number;
};

const PERSON_M = 1.72;

type StageOrder = {
  size: { width: number; height: number };
  framing: Framing;
  prompt: string;
  recipe: Recipe;
};

/** Details of a picture that a variation may keep besides place, hour and colours. */
const DETAILS = ['camera', 'light', 'light', 'light'] as const;

/** Sets up the camera, the hour and the weather for one picture of a run. */
export function createStage(reading: SceneReading, order: StageOrder): Stage {
  const { size, framing, prompt, recipe } = order;
  const { scene } = reading;
  const { design, own, ...details } = recipeSources(recipe, DETAILS);
  const name = (one: Recipe) => `${prompt}|${one.seed}|${scene.id}`;
  const open = (one: Recipe) => openingOf(`${name(one)}|${one.variant}`);
  const { rng } = open(own);
  const bright = scene.manner.times.filter((hour) => hour !== 'dusk' && hour !== 'night');
  const times = reading.isSunny && bright.length > 0 ? bright : scene.manner.times;
  const time = reading.time ?? times[turnsOf(name(design), design).turn % times.length];
  const camera = aim(scene.manner, {
    size,
    framing,
    turn: cameraTurn(details.camera, name),
    blur: reading.blur,
    share: open(details.camera).share,
  });
  const { side } = turnsOf(name(details.light), details.light);
  const lean = side % 2 === 0 ? -1 : 1;
  const { across, high } = open(details.light);
  const sunU = 0.5 + lean * lerp(0.16, 0.46, across);
  const low = time === 'day' ? lerp(0.5, 0.9, high) : lerp(0.04, 0.16, high);
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
    variant: design.variant,
    take: turnOf(own),
    design: own.origin ? open(design).rng : rng,
    rng,
    noise: createNoise(`${name(own)}|${own.variant}|noise`),
  };
}

/** A picture's source of chance, and what is drawn from it first. */
function openingOf(seed: string) {
  const rng = createRng(seed);
  return { share: rng.next(), across: rng.next(), high: rng.next(), rng };
}

/** The picture's turn in the cycle of cameras and hours, and the number whose parity gives the side of its light. */
function turnsOf(seed: string, { variant }: Recipe): { turn: number; side: number } {
  const rng = createRng(seed);
  return { turn: rng.int(0, 3) + variant, side: (rng.chance(0.5) ? 1 : 0) + variant };
}

/** A variation that does not keep its origin's camera has another. */
function cameraTurn(recipe: Recipe, name: (one: Recipe) => string): number {
  const { origin } = recipe;
  if (!origin) return turnsOf(name(recipe), recipe).turn;
  return cameraTurn(recipeSources(origin, DETAILS).camera, name) + 1 + (turnOf(recipe) % 3);
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
