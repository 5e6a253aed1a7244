import type { Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import { quilting } from '../folds/quilting.ts';
import { wrinkle } from '../folds/wrinkle.ts';
import type { GarmentPart } from '../panel.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

const LENGTHS: Partial<Record<NonNullable<Design['length']>, number>> = {
  cropped: 52,
  hip: 64,
  long: 84,
};

/** Collars that padded jackets have. */
const COLLARS: Partial<Record<NonNullable<Design['collar']>, 'hood' | 'funnel' | 'none'>> = {
  hood: 'hood',
  none: 'none',
};

function padded(design: Design, seed: string, sleeve: 'long' | 'none'): GarmentPart[] {
  const plan = topPlan(design, seed, {
    collar: COLLARS[design.collar ?? 'funnel'] ?? 'funnel',
    closure: 'zip',
    sleeve,
    cuff: sleeve === 'long' ? 'band' : 'stitched',
    hem: 'straight',
    sleeveAngle: 0.24,
    sleeveWidth: 22,
    looseness: 0.7,
    pockets: design.pocket === 'welt' && design.length !== 'cropped' ? 'welt' : 'none',
    cutMore: {
      shoulderHalf: sleeve === 'none' ? 19 : 22,
      chestHalf: 26,
      waistHalf: 25,
      hemHalf: 25.4,
      armholeIn: 1.6,
      length: LENGTHS[design.length ?? 'hip'] ?? 64,
    },
  });
  return makeTop(plan).map(quilted);
}

const CHANNELS = { body: 7, sleeve: 6.2, collar: 4.2 };

/** A part as it is when it is filled: fronts and sleeves in channels, the collar in two. */
function quilted(part: GarmentPart): GarmentPart {
  if (part.is !== 'panel') return part;
  const piece = part.name.split(' ')[0];
  const channelCm =
    piece === 'front' || piece === 'body'
      ? CHANNELS.body
      : piece === 'sleeve'
        ? CHANNELS.sleeve
        : piece === 'funnel'
          ? CHANNELS.collar
          : undefined;
  if (channelCm === undefined) return part;
  return {
    ...part,
    edgeCm: 1.1,
    folds: [
      quilting({ channelCm, heightCm: 1.15 }),
      wrinkle(0.3, { acrossCm: 3.4, downCm: 3 }),
      wrinkle(0.3),
    ],
  };
}

export const puffer: ClothGarment = {
  id: 'puffer',
  type: 'upper',
  words: [
    'puffer',
    'puffer jacket',
    'down jacket',
    'padded jacket',
    'quilted jacket',
    'puffa jacket',
    'puffer coat',
    'padded coat',
    'down coat',
  ],
  near: ['ski jacket', 'anorak', 'parka'],
  fabric: 'nylon',
  axes: {
    length: ['hip', 'cropped', 'long'],
    collar: ['funnel', 'hood'],
    pocket: ['welt', 'none'],
    closure: ['zip'],
  },
  mayLack: ['collar'],
  always: { sleeve: 'long' },
  build: (design, seed) => padded(design, seed, 'long'),
};

export const gilet: ClothGarment = {
  id: 'gilet',
  type: 'upper',
  words: [
    'gilet',
    'body warmer',
    'bodywarmer',
    'puffer vest',
    'padded vest',
    'quilted vest',
    'down vest',
  ],
  fabric: 'nylon',
  axes: {
    length: ['hip', 'cropped', 'long'],
    collar: ['funnel', 'hood'],
    pocket: ['welt', 'none'],
    closure: ['zip'],
  },
  always: { sleeve: 'none' },
  build: (design, seed) => padded(design, seed, 'none'),
};
