import type { Axes, Design } from '../design/axes.ts';
import type { ClothGarment } from '../design/garment.ts';
import type { LegCut, TrousersPlan } from '../parts/leg-lines.ts';
import { makeTrousers } from '../parts/trousers.ts';
import { bandHeight, type WaistKind, waistBand, waistHollow } from '../parts/waist.ts';

const LENGTHS: Partial<Record<NonNullable<Design['length']>, number>> = {
  mini: 36,
  knee: 54,
  midi: 82,
  maxi: 101,
};

type Habit = {
  look: TrousersPlan['look'];
  waist: WaistKind;
  button: 'shell' | 'horn' | 'metal' | 'none';
  waistHalf?: number;
  leg?: LegCut;
};

function build(design: Design, seed: string, habit: Habit) {
  const { look, waist: kind, button, waistHalf = 18 } = habit;
  const plan: TrousersPlan = {
    seed,
    leg: habit.leg ?? design.leg ?? 'straight',
    waistHalf,
    waistY: 0,
    length: LENGTHS[design.length ?? 'maxi'] ?? 101,
    look,
    looseness: design.fit === 'loose' ? 0.9 : design.fit === 'slim' ? 0.2 : 0.5,
    isGathered: kind === 'paperbag',
  };
  const waist = {
    kind,
    half: waistHalf,
    y: 0,
    height: kind === 'paperbag' ? 6 : bandHeight(design),
    button,
  };
  return [...waistHollow(waist), ...makeTrousers(plan), ...waistBand(waist)];
}

const softOr = ({ waist }: Design, other: WaistKind): WaistKind =>
  waist && waist !== 'band' && waist !== 'wide-band' ? waist : other;
const isSoft = ({ waist }: Design) =>
  waist !== undefined && waist !== 'band' && waist !== 'wide-band';

/** Waists that any trousers can have. */
const WAISTS: Axes = { rise: ['high', 'low'], waist: ['wide-band'] };

export const trousers: ClothGarment = {
  id: 'trousers',
  type: 'lower',
  words: [
    'trousers',
    'trouser',
    'pants',
    'pant',
    'slacks',
    'chino',
    'palazzo pants',
    'capri',
    'wide leg trousers',
  ],
  fabric: 'wool',
  always: { pocket: 'welt' },
  axes: {
    leg: ['straight', 'wide', 'tapered', 'flared', 'slim'],
    length: ['maxi', 'midi'],
    waist: ['band', 'elastic', 'paperbag', 'drawstring'],
    fit: ['regular', 'loose'],
  },
  onWish: WAISTS,
  build: (design, seed) =>
    build(design, seed, {
      look: isSoft(design) ? 'soft' : 'tailored',
      waist: softOr(design, 'band'),
      button: isSoft(design) ? 'none' : 'horn',
    }),
};

export const jeans: ClothGarment = {
  id: 'jeans',
  type: 'lower',
  words: ['jeans', 'jean', 'denim pants', 'denim trousers', 'skinny jeans'],
  fabric: 'denim',
  always: { pocket: 'welt' },
  axes: {
    leg: ['straight', 'slim', 'wide', 'flared', 'tapered'],
    length: ['maxi', 'midi'],
    fit: ['regular', 'loose', 'slim'],
  },
  onWish: WAISTS,
  build: (design, seed) => build(design, seed, { look: 'jeans', waist: 'jeans', button: 'metal' }),
};

export const cargo: ClothGarment = {
  id: 'cargo-trousers',
  type: 'lower',
  words: ['cargo', 'cargo pants', 'cargo trousers', 'combat trousers', 'cargos', 'combats'],
  fabric: 'cotton',
  always: { pocket: 'welt' },
  axes: {
    leg: ['straight', 'wide', 'tapered'],
    length: ['maxi', 'midi', 'knee'],
    fit: ['loose', 'regular'],
  },
  onWish: WAISTS,
  build: (design, seed) =>
    build(design, seed, { look: 'cargo', waist: 'jeans', button: 'metal', waistHalf: 18.5 }),
};

export const joggers: ClothGarment = {
  id: 'joggers',
  type: 'lower',
  words: [
    'joggers',
    'jogger',
    'sweatpants',
    'track pants',
    'tracksuit bottoms',
    'pyjama bottoms',
    'pyjama trousers',
    'lounge pants',
    'harem pants',
  ],
  fabric: 'jersey',
  always: { pocket: 'welt' },
  axes: {
    leg: ['tapered', 'straight', 'wide'],
    length: ['maxi', 'midi'],
    waist: ['drawstring', 'elastic'],
    fit: ['regular', 'loose'],
  },
  onWish: WAISTS,
  build: (design, seed) =>
    build(design, seed, {
      look: 'soft',
      waist: softOr(design, 'drawstring'),
      button: 'none',
      waistHalf: 19,
    }),
};

export const shorts: ClothGarment = {
  id: 'shorts',
  type: 'lower',
  words: ['shorts', 'bermudas', 'hot pants', 'bermuda shorts', 'boxer', 'boxers', 'linen shorts'],
  near: ['bloomers', 'nappy cover', 'diaper cover', 'knickers', 'tap pants', 'lederhosen'],
  fabric: 'cotton',
  always: { pocket: 'welt' },
  axes: {
    length: ['mini', 'knee'],
    leg: ['straight', 'wide', 'tapered'],
    waist: ['band', 'elastic', 'drawstring', 'paperbag'],
    fit: ['regular', 'loose'],
  },
  onWish: WAISTS,
  build: (design, seed) =>
    build(design, seed, {
      look: isSoft(design) ? 'soft' : 'tailored',
      waist: softOr(design, 'band'),
      button: isSoft(design) ? 'none' : 'horn',
      waistHalf: 19,
    }),
};

export const leggings: ClothGarment = {
  id: 'leggings',
  type: 'lower',
  words: [
    'leggings',
    'legging',
    'tights',
    'yoga pants',
    'running tights',
    'cycling shorts',
    'bike shorts',
  ],
  fabric: 'jersey',
  axes: { length: ['maxi', 'midi', 'knee', 'mini'], waist: ['band', 'elastic'] },
  onWish: WAISTS,
  build: (design, seed) =>
    build(design, seed, {
      look: 'stretch',
      waist: design.waist === 'elastic' ? 'elastic' : 'rib',
      button: 'none',
      waistHalf: 17,
      leg: 'skin',
    }),
};

export const culottes: ClothGarment = {
  id: 'culottes',
  type: 'lower',
  words: ['culottes', 'culotte', 'gaucho pants', 'gauchos'],
  fabric: 'linen',
  always: { pocket: 'welt', leg: 'wide' },
  axes: {
    length: ['midi', 'knee'],
    waist: ['band', 'elastic', 'paperbag'],
    fit: ['regular', 'loose'],
  },
  onWish: WAISTS,
  build: (design, seed) =>
    build({ ...design, leg: 'wide' }, seed, {
      look: isSoft(design) ? 'soft' : 'tailored',
      waist: softOr(design, 'band'),
      button: isSoft(design) ? 'none' : 'horn',
      waistHalf: 17.4,
    }),
};

export const swimShorts: ClothGarment = {
  id: 'swim-shorts',
  type: 'lower',
  words: [
    'swim shorts',
    'board shorts',
    'swim trunks',
    'swimming trunks',
    'boardshorts',
    'beach shorts',
    'bathing trunks',
  ],
  fabric: 'nylon',
  axes: { length: ['mini', 'knee'], waist: ['drawstring', 'elastic'], fit: ['regular', 'loose'] },
  always: { leg: 'straight' },
  onWish: WAISTS,
  build: (design, seed) =>
    build({ ...design, leg: 'straight' }, seed, {
      look: 'soft',
      waist: softOr(design, 'drawstring'),
      button: 'none',
      waistHalf: 20,
    }),
};
