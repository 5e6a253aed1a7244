import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { BUTTONS } from '../design/wide-offers.ts';
import { type Mark, stitch } from '../marks/mark.ts';
import { createPanel, type GarmentPart } from '../panel.ts';
import { makeBelt } from '../parts/belt.ts';
import { onSide, SIDES } from '../parts/shape.ts';
import { makeTop } from '../parts/top.ts';
import type { TopPlan } from '../parts/top-plan.ts';
import { topPlan } from './cuts.ts';
import { tailoredFolds } from './tailored.ts';

const LENGTHS: Partial<Record<NonNullable<Design['length']>, number>> = {
  hip: 80,
  knee: 101,
  midi: 116,
  maxi: 128,
};

function coatPlan(design: Design, seed: string, more: Partial<TopPlan>): TopPlan {
  const length = LENGTHS[design.length ?? 'knee'] ?? 101;
  const plan = topPlan(design, seed, {
    sleeve: design.sleeve ?? 'long',
    cuff: 'tailored',
    hem: 'straight',
    buttons: 'horn',
    sleeveAngle: 0.15,
    sleeveWidth: 20,
    sleeveLonger: 3,
    looseness: 0.35,
    breakAt: 36,
    cutMore: {
      shoulderHalf: 21,
      chestHalf: 25,
      waistHalf: 23,
      hemHalf: 25 + length * 0.055,
      armholeDepth: 24,
      armholeIn: 2.6,
      waistAt: 41,
      length,
    },
    ...more,
  });
  return { ...plan, folds: tailoredFolds(plan) };
}

export const coat: ClothGarment = {
  id: 'coat',
  type: 'upper',
  words: [
    'coat',
    'overcoat',
    'wool coat',
    'peacoat',
    'pea coat',
    'duster',
    'car coat',
    'winter coat',
    'wrap coat',
    'topcoat',
  ],
  fabric: 'wool',
  axes: {
    collar: ['notch', 'peak', 'shawl'],
    closure: ['buttons', 'double'],
    length: ['knee', 'midi', 'hip', 'maxi'],
    belt: ['none', 'tie'],
    fit: ['regular', 'loose', 'slim'],
    pocket: ['flap', 'welt', 'patch'],
  },
  mayLack: ['pocket'],
  onWish: { buttons: BUTTONS, sleeve: ['rolled'] },
  build: (design, seed) => {
    const plan = coatPlan(design, seed, {
      closure: design.closure === 'double' ? 'double' : 'one-button',
      pockets: coatPockets(design),
    });
    return [
      ...makeTop(plan),
      ...(design.belt === 'tie'
        ? makeBelt({ y: plan.cut.waistAt + 4, half: plan.cut.waistHalf + 0.7, kind: 'tie' })
        : []),
    ];
  },
};

function coatPockets({ pocket }: Design) {
  if (pocket === 'none') return pocket;
  return pocket === 'welt' || pocket === 'patch' ? 'welt' : 'flap';
}

export const trench: ClothGarment = {
  id: 'trench',
  type: 'upper',
  words: ['trench', 'trench coat', 'mac', 'raincoat', 'mackintosh', 'rain coat'],
  fabric: 'cotton',
  axes: {
    collar: ['notch', 'peak'],
    length: ['knee', 'midi', 'hip'],
    belt: ['buckle', 'tie', 'none'],
    fit: ['regular', 'loose', 'slim'],
  },
  always: { pocket: 'welt', closure: 'double' },
  onWish: { buttons: BUTTONS, sleeve: ['rolled'] },
  build: (design, seed) => {
    const plan = coatPlan(design, seed, { closure: 'double', pockets: 'welt', looseness: 0.5 });
    const belt =
      design.belt === 'none'
        ? []
        : makeBelt({
            y: plan.cut.waistAt + 3,
            half: plan.cut.waistHalf + 0.8,
            kind: design.belt === 'tie' ? 'tie' : 'buckle',
          });
    return [...makeTop(plan), ...SIDES.flatMap((side) => epaulette(side, plan)), ...belt];
  },
};

/** A buttoned strap on the shoulder. */
function epaulette(side: 'left' | 'right', { cut }: TopPlan): GarmentPart[] {
  const { shoulderHalf, shoulderDrop } = cut;
  const outer = onSide(side, [
    [-shoulderHalf + 0.2, shoulderDrop - 0.6],
    [-11.6, 1.6],
  ]);
  const inner = onSide(side, [
    [-shoulderHalf + 0.6, shoulderDrop + 3.4],
    [-11.8, 4.8],
  ]);
  const [a, b] = outer;
  const [c, d] = inner;
  const button: Mark = {
    is: 'button',
    at: onSide(side, [[-13.6, 3.7]])[0],
    radiusCm: 0.7,
    look: 'horn',
  };
  const tip = onSide(side, [[-10.4, 3]])[0];
  return [
    createPanel({
      name: `epaulette ${side}`,
      left: side === 'left' ? inner : outer,
      right: side === 'left' ? outer : inner,
      outlines: [[a, b, tip, d, c]],
      cut: { turn: side === 'left' ? 1.3 : -1.3 },
      bulge: 0.1,
      cast: 0.5,
      liftCm: 0.4,
      marks: [stitch([a, b, tip, d, c])],
    }),
    button,
  ];
}
