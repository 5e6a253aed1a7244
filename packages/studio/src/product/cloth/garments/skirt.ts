import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { makeSkirt } from '../parts/skirt.ts';
import type { SkirtPlan } from '../parts/skirt-plan.ts';
import { waistBand, waistHollow } from '../parts/waist.ts';

const LENGTHS: Partial<Record<NonNullable<Design['length']>, number>> = {
  mini: 42,
  knee: 56,
  midi: 76,
  maxi: 96,
};

const skirtLength = ({ length }: Design): number => LENGTHS[length ?? 'midi'] ?? 70;

export const skirt: ClothGarment = {
  id: 'skirt',
  type: 'lower',
  words: [
    'skirt',
    'miniskirt',
    'mini skirt',
    'midi skirt',
    'maxi skirt',
    'kilt',
    'tutu',
    'pleated skirt',
  ],
  fabric: 'cotton',
  axes: {
    skirt: ['a-line', 'pleated', 'circle', 'tiered', 'pencil', 'wrap', 'gathered'],
    length: ['midi', 'mini', 'knee', 'maxi'],
    closure: ['none', 'buttons'],
    waist: ['band', 'elastic'],
  },
  build: (design, seed) => {
    const shape = design.skirt ?? 'a-line';
    const isSoft =
      design.waist === 'elastic' &&
      (shape === 'tiered' || shape === 'gathered' || shape === 'circle');
    const plan: SkirtPlan = {
      seed,
      shape,
      waistHalf: isSoft ? 18.5 : 17,
      waistY: 0,
      length: skirtLength(design),
      hasButtons: design.closure === 'buttons' && (shape === 'a-line' || shape === 'straight'),
      hasSlit: shape === 'pencil',
      tiers: design.length === 'mini' ? 2 : design.length === 'maxi' ? 4 : 3,
    };
    const waist = {
      kind: isSoft ? 'elastic' : 'band',
      half: plan.waistHalf,
      y: 0,
      height: 4,
    } as const;
    return [...waistHollow(waist), ...makeSkirt(plan), ...waistBand(waist)];
  },
};
