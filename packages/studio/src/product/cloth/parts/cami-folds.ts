import { type Crease, creases } from '../folds/crease.ts';
import type { Fold } from '../folds/fold.ts';
import { mounds } from '../folds/mound.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import { type CamiPlan, STRAP_FOOT, UNDERARM } from './cami-plan.ts';

/** Pulled from the underarms to the bust and from the waist up, rounded over the bust; a cowl hangs in rows. */
export function camiFolds(plan: CamiPlan): Fold[] {
  const part = (UNDERARM + 3 - STRAP_FOOT) / (plan.hemY - STRAP_FOOT);
  return [
    creases([...pullsOf(plan), ...(plan.top === 'cowl' ? COWL : [])]),
    mounds(
      [0.3, 0.7].map((s) => ({
        s,
        t: part,
        acrossPart: 0.17,
        downPart: part * 0.62,
        heightCm: 1.5,
      })),
    ),
    wrinkle(0.26),
    wrinkle(0.1, { acrossCm: 3, downCm: 4 }),
  ];
}

const pullsOf = ({ waistHalf, waistY, bustHalf }: CamiPlan): Crease[] =>
  [-1, 1].flatMap((sign) => [
    {
      from: [sign * bustHalf * 0.98, 24],
      to: [sign * bustHalf * 0.45, 27],
      bendCm: sign * 0.7,
      widthCm: 1.1,
      heightCm: 0.4,
      peak: 0.3,
    },
    {
      from: [sign * bustHalf * 0.97, 27.5],
      to: [sign * bustHalf * 0.4, 33],
      bendCm: sign * 0.8,
      widthCm: 1.2,
      heightCm: 0.38,
      peak: 0.3,
    },
    {
      from: [sign * bustHalf * 0.5, 29],
      to: [sign * waistHalf * 0.5, waistY + 4],
      bendCm: sign * 0.8,
      widthCm: 1.5,
      heightCm: 0.4,
    },
    {
      from: [sign * waistHalf, waistY - 2],
      to: [sign * waistHalf * 0.35, waistY - 5],
      bendCm: sign * 0.4,
      widthCm: 1,
      heightCm: 0.34,
      peak: 0.3,
    },
  ]);

const COWL: readonly Crease[] = [0, 1, 2, 3].map((k) => ({
  from: [-10 + k * 0.7, 15.5 + k * 1.6],
  to: [10 - k * 0.7, 15.5 + k * 1.6],
  bendCm: -(8.4 + k * 2.2),
  widthCm: 1.1,
  heightCm: 0.8,
  peak: 0.5,
}));
