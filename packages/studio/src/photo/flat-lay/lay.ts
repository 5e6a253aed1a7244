import type { Recipe } from '@toile/engines';
import { recipeSources, turnOf } from '../../core/recipe-sources.ts';
import { createRng } from '../../core/rng.ts';

/** Style of a flat-lay: angles, folds, symmetry and shadow. */
export type Lay = {
  id: string;
  /** Angles of long and of short sleeves, in degrees: 0 is straight down, 90 straight out. */
  sleeveDegrees: number;
  shortSleeveDegrees: number;
  /** Distance of the legs at the hem, as a factor of their distance at the crotch. */
  spread: number;
  press: 'crisp' | 'smooth' | 'natural';
  /** Strength of the folds: 1 as in the photo, 0 none. */
  folds: number;
  /** Straightening of the waist: 0 as on the body, 1 straight from chest to hips. */
  ease: number;
  symmetry: 'strict' | 'own folds';
  shadow: 'soft' | 'close' | 'long' | 'floating';
  /** Rotation of the whole garment, in degrees. */
  turnDegrees: number;
};

const LAYS: readonly Lay[] = [
  {
    id: 'catalogue',
    sleeveDegrees: 24,
    shortSleeveDegrees: 42,
    spread: 1.02,
    press: 'smooth',
    folds: 0.6,
    ease: 0.35,
    symmetry: 'own folds',
    shadow: 'soft',
    turnDegrees: 0,
  },
  {
    id: 'spread',
    sleeveDegrees: 44,
    shortSleeveDegrees: 56,
    spread: 1.16,
    press: 'crisp',
    folds: 0.36,
    ease: 0.9,
    symmetry: 'own folds',
    shadow: 'close',
    turnDegrees: 0,
  },
  {
    id: 'mirrored',
    sleeveDegrees: 34,
    shortSleeveDegrees: 34,
    spread: 0.94,
    press: 'crisp',
    folds: 0.12,
    ease: 0.2,
    symmetry: 'strict',
    shadow: 'long',
    turnDegrees: 0,
  },
  {
    id: 'casual',
    sleeveDegrees: 15,
    shortSleeveDegrees: 50,
    spread: 1.08,
    press: 'natural',
    folds: 1,
    ease: 0.1,
    symmetry: 'own folds',
    shadow: 'floating',
    turnDegrees: 0,
  },
];

/** The lay of one picture of a run: four ways, a little different for every seed. */
export function layOf(recipe: Recipe): Lay {
  const { design, own, finish, shadow } = recipeSources(recipe, LAY_DETAILS);
  const lay = ordinaryLay(design);
  return {
    ...lay,
    ...(own.origin && otherSleeves(lay, turnOf(own))),
    ...(finish.origin && otherFinish(lay, turnOf(finish))),
    ...(shadow.origin && { shadow: otherThan(lay.shadow, SHADOWS, turnOf(shadow)) }),
  };
}

/** Details of a lay that a variation may keep. The spread of sleeves and legs always changes. */
const LAY_DETAILS = ['shadow', 'finish'] as const;

const SHADOWS: readonly Lay['shadow'][] = ['soft', 'close', 'long', 'floating'];

/** The value at `turn` in a list without `one`; the index wraps round. */
function otherThan<Value>(one: Value, all: readonly Value[], turn: number): Value {
  const others = all.filter((value) => value !== one);
  return others[turn % others.length];
}

/** Changes of a variation: degrees added to the sleeves' angles, and the number added to `spread`. */
const SLEEVES = [
  [9, 0.12],
  [-10, -0.1],
  [15, 0.2],
  [-6, -0.06],
] as const;

function otherSleeves({ sleeveDegrees, shortSleeveDegrees, spread }: Lay, turn: number) {
  const [degrees, wider] = SLEEVES[turn % SLEEVES.length];
  return {
    sleeveDegrees: Math.max(8, sleeveDegrees + degrees),
    shortSleeveDegrees: Math.max(20, shortSleeveDegrees + degrees),
    spread: spread + wider,
  };
}

const FINISHES: readonly Pick<Lay, 'press' | 'folds'>[] = [
  { press: 'crisp', folds: 0.2 },
  { press: 'smooth', folds: 0.62 },
  { press: 'natural', folds: 1.15 },
];
/** Values of `ease` for variations. */
const EASES = [0.2, 0.8, 0.5, 1];

const otherFinish = ({ press }: Lay, turn: number) => ({
  ...otherThan(
    FINISHES.find((finish) => finish.press === press),
    FINISHES,
    turn,
  ),
  ease: EASES[turn % EASES.length],
});

function ordinaryLay({ seed, variant }: Recipe): Lay {
  const lay = LAYS[variant % LAYS.length];
  const rng = createRng(`${seed}|lay|${variant}`);
  return {
    ...lay,
    sleeveDegrees: lay.sleeveDegrees + rng.range(-3, 3),
    shortSleeveDegrees: lay.shortSleeveDegrees + rng.range(-4, 4),
    spread: lay.spread + rng.range(-0.02, 0.02),
    folds: lay.folds + rng.range(-0.05, 0.05),
    turnDegrees: lay.turnDegrees * (rng.chance(0.5) ? 1 : -1),
  };
}
