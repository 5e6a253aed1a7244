import type { ClothGarment } from '../design/garment.ts';
import { BUTTONS, SOFT_TOP } from '../design/wide-offers.ts';
import { makeTop } from '../parts/top.ts';
import { topPlan } from './cuts.ts';

export const blouse: ClothGarment = {
  id: 'blouse',
  type: 'upper',
  words: ['blouse', 'peasant top', 'silk top', 'wrap top'],
  fabric: 'silk',
  axes: {
    collar: ['none', 'bow', 'peter-pan', 'mandarin'],
    neckline: ['v', 'crew', 'square', 'boat'],
    sleeve: ['bishop', 'puff', 'long', 'bell', 'flutter', 'short'],
    length: ['hip', 'cropped', 'long'],
    closure: ['none', 'buttons', 'wrap'],
  },
  onWish: {
    ...SOFT_TOP,
    trim: ['tassels'],
    buttons: BUTTONS,
    slit: ['side'],
    fit: ['slim', 'loose'],
  },
  build: (design, seed) => {
    const isWrap = design.closure === 'wrap' && design.collar === 'none';
    return makeTop(
      topPlan(design, seed, {
        closure: isWrap
          ? 'wrap'
          : design.closure === 'buttons' && design.neckline !== 'boat'
            ? 'buttons'
            : 'none',
        breakAt: isWrap ? 36 : undefined,
        neckline: isWrap ? 'v' : (design.neckline ?? 'v'),
        cuff: design.sleeve === 'long' ? 'shirt' : 'stitched',
        sleeveAngle: design.sleeve === 'short' || design.sleeve === 'puff' ? 0.36 : 0.22,
        looseness: 0.6,
        buttons: 'covered',
        cutMore: { chestHalf: 22.8, waistHalf: 21.4, hemHalf: 24 },
      }),
    );
  },
};

export const tunic: ClothGarment = {
  id: 'tunic',
  type: 'upper',
  words: ['tunic', 'tunic top', 'kurta', 'kurti', 'kurtha', 'long tunic'],
  near: ['salwar', 'thobe top', 'jubba'],
  fabric: 'cotton',
  axes: {
    collar: ['mandarin', 'none'],
    neckline: ['v', 'crew'],
    sleeve: ['three-quarter', 'long', 'short'],
    closure: ['none', 'buttons'],
    slit: ['side'],
  },
  onWish: { ...SOFT_TOP, trim: ['tassels'], buttons: BUTTONS, length: ['knee', 'hip'] },
  always: { length: 'long' },
  build: (design, seed) =>
    makeTop(
      topPlan({ ...design, length: 'long' }, seed, {
        closure: design.closure === 'buttons' && design.collar !== 'none' ? 'half-placket' : 'none',
        cuff: 'stitched',
        sleeveAngle: 0.26,
        looseness: 0.5,
        buttons: 'covered',
        slit: true,
        cutMore: {
          chestHalf: 22.6,
          waistHalf: 22,
          hemHalf: 25,
          length: design.length === 'knee' ? 98 : design.length === 'hip' ? 68 : 86,
        },
      }),
    ),
};
