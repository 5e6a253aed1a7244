import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { makeBelt } from '../parts/belt.ts';
import { makeSkirt } from '../parts/skirt.ts';
import type { SkirtPlan } from '../parts/skirt-plan.ts';
import { bandHeight, type WaistKind, waistBand, waistHollow } from '../parts/waist.ts';
import { skirtPocketsOf } from './bodice.ts';

const LENGTHS: Partial<Record<NonNullable<Design['length']>, number>> = {
  mini: 42,
  knee: 56,
  midi: 76,
  maxi: 96,
};

function waistKind({ waist }: Design, isSoft: boolean): WaistKind {
  if (waist === 'drawstring' || waist === 'paperbag') return waist;
  return isSoft ? 'elastic' : 'band';
}

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
  onWish: {
    skirt: ['straight'],
    slit: ['leg', 'side'],
    pocket: ['welt', 'patch'],
    waist: ['wide-band', 'drawstring', 'paperbag'],
    rise: ['high', 'low'],
    belt: ['tie', 'buckle'],
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
      hasSlit: shape === 'pencil' && !design.slit,
      slit: design.slit,
      pockets: skirtPocketsOf(design),
      tiers: design.length === 'mini' ? 2 : design.length === 'maxi' ? 4 : 3,
    };
    const { belt } = design;
    const waist = {
      kind: waistKind(design, isSoft),
      half: plan.waistHalf,
      y: 0,
      height: bandHeight(design),
    } as const;
    return [
      ...waistHollow(waist),
      ...makeSkirt(plan),
      ...waistBand(waist),
      ...(belt === 'tie' || belt === 'buckle'
        ? makeBelt({ y: -1.6, half: plan.waistHalf + 0.3, kind: belt })
        : []),
    ];
  },
};
