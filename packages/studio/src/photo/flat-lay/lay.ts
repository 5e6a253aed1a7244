import type { Recipe } from '@toile/engines';
import { recipeSources, turnOf } from '../../core/recipe-sources.ts';
import { createRng } from '../../core/rng.ts';

/** How a garment is laid out for its picture. */
export type Lay = {
  id: string;
  /** From straight down to straight out, in degrees: long sleeves, and short ones. */
  sleeveDegrees: number;
  shortSleeveDegrees: number;
  /** How far the legs are spread, in parts of the crotch's width. */
  spread: number;
  press: 'crisp' | 'smooth' | 'natural';
  /** What of its folds is left. */
  folds: number;
  /** How far the waist that the body gave it is let out, 0 to 1. */
  ease: number;
  symmetry: 'strict' | 'own folds';
  shadow: 'soft' | 'close' | 'long' | 'floating';
  /** The whole garment turned, in degrees. */
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

/** What of a lay a variation may keep besides its way: how it is spread is always its own. */
const LAY_DETAILS = ['shadow', 'finish'] as const;

const SHADOWS: readonly Lay['shadow'][] = ['soft', 'close', 'long', 'floating'];

/** What is left of a list without one, gone round. */
function otherThan<Value>(one: Value, all: readonly Value[], turn: number): Value {
  const others = all.filter((value) => value !== one);
  return others[turn % others.length];
}

/** Degrees by which sleeves lie otherwise, and legs in parts of the crotch's width. */
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
/** How far the waist is let out. */
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
