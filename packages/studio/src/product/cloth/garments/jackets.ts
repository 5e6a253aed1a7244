import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { BUTTONS } from '../design/wide-offers.ts';
import { makeTop } from '../parts/top.ts';
import { RIBBED, topPlan } from './cuts.ts';

const CUT = { shoulderHalf: 21, chestHalf: 24.2, waistHalf: 23, hemHalf: 24, armholeIn: 2 };

export const denimJacket: ClothGarment = {
  id: 'denim-jacket',
  type: 'upper',
  words: ['denim jacket', 'jean jacket', 'trucker jacket', 'jeans jacket', 'trucker'],
  fabric: 'denim',
  axes: {
    collar: ['shirt', 'mandarin'],
    closure: ['buttons'],
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'loose', 'slim'],
    pocket: ['two-chest', 'none'],
  },
  mayLack: ['collar'],
  onWish: { buttons: BUTTONS, sleeve: ['rolled'] },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        closure: 'buttons',
        sleeve: design.sleeve ?? 'long',
        cuff: 'shirt',
        buttons: 'metal',
        isWorkwear: true,
        sleeveAngle: 0.22,
        sleeveWidth: 19,
        pockets: design.pocket === 'two-chest' ? 'two-chest' : 'none',
        cutMore: { ...CUT, ...(design.length === 'hip' ? { length: 59 } : {}) },
      }),
    ),
};

export const bomber: ClothGarment = {
  id: 'bomber',
  type: 'upper',
  words: [
    'bomber',
    'bomber jacket',
    'varsity jacket',
    'flight jacket',
    'souvenir jacket',
    'track jacket',
    'windbreaker',
  ],
  fabric: 'nylon',
  axes: {
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'loose', 'slim'],
    pocket: ['welt', 'none'],
    closure: ['zip'],
    collar: ['none', 'funnel'],
  },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        collar: design.collar === 'funnel' ? 'funnel' : 'bomber',
        closure: 'zip',
        sleeve: design.sleeve ?? 'long',
        ...RIBBED,
        sleeveAngle: 0.22,
        sleeveWidth: 20.5,
        looseness: 0.75,
        pockets: design.pocket === 'welt' ? 'welt' : 'none',
        cutMore: { ...CUT, ...(design.length === 'hip' ? { length: 62 } : {}) },
      }),
    ),
};

export const jacket: ClothGarment = {
  id: 'jacket',
  type: 'upper',
  words: [
    'jacket',
    'utility jacket',
    'safari jacket',
    'field jacket',
    'shacket',
    'shirt jacket',
    'chore jacket',
    'work jacket',
    'biker jacket',
    'leather jacket',
  ],
  fabric: 'cotton',
  axes: {
    collar: ['shirt', 'mandarin', 'funnel'],
    closure: ['buttons', 'zip'],
    length: ['hip', 'cropped', 'long'],
    belt: ['none'],
    pocket: ['two-chest', 'flap', 'welt'],
    fit: ['regular', 'loose'],
  },
  mayLack: ['collar', 'pocket'],
  onWish: { buttons: BUTTONS, sleeve: ['rolled'] },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        closure: design.closure === 'zip' || design.collar === 'funnel' ? 'zip' : 'buttons',
        sleeve: design.sleeve ?? 'long',
        cuff: 'shirt',
        buttons: 'horn',
        sleeveAngle: 0.21,
        sleeveWidth: 19,
        looseness: 0.55,
        pockets: jacketPockets(design),
        cutMore: { ...CUT, ...(design.length === 'hip' ? { length: 67 } : {}) },
      }),
    ),
};

/** A short jacket has room on the chest alone. */
function jacketPockets({ pocket, length }: Design) {
  if (pocket === 'none') return pocket;
  const isLow = pocket === 'flap' || pocket === 'welt';
  return isLow && length !== 'cropped' ? pocket : 'two-chest';
}

export const vest: ClothGarment = {
  id: 'vest',
  type: 'upper',
  words: ['waistcoat', 'vest', 'tailored vest', 'sleeveless jacket'],
  fabric: 'wool',
  axes: {
    length: ['hip', 'cropped', 'long'],
    fit: ['regular', 'slim', 'loose'],
    neckline: ['v', 'deep-v'],
    pocket: ['welt', 'none'],
  },
  always: { closure: 'buttons', sleeve: 'none' },
  onWish: { buttons: BUTTONS },
  build: (design, seed) =>
    makeTop(
      topPlan(design, seed, {
        closure: 'buttons',
        sleeve: 'none',
        hem: 'straight',
        buttons: 'horn',
        looseness: 0.2,
        pockets: design.pocket === 'welt' && design.length !== 'cropped' ? 'welt' : 'none',
        cutMore: {
          shoulderHalf: 16.5,
          shoulderDrop: 3.2,
          armholeDepth: 23.5,
          armholeIn: 1,
          ...(design.length === 'hip' ? { length: 57 } : {}),
        },
      }),
    ),
};
