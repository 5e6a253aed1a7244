import { REGIONAL_CUTS } from './regional-cuts.ts';
import { WORK_CUTS } from './work-cuts.ts';

/** A name of a garment that says more than which garment it is. */
export type NamedCut = {
  /** The plain garment, by a phrase that a drawer knows, or another name of this table. */
  of: string;
  /** Features of its own, each by a phrase of the vocabulary: a bundle, not a synonym. */
  says: readonly string[];
  /** The garment that it is worn with, unless the prompt names another; of one cloth with it: `isSuit`. */
  with?: string;
  isSuit?: boolean;
};

/**
 * Garments that are known by a name, with the features that the name stands for. Facts of costume
 * history and the trade; what the prompt says besides stands over them.
 */
export const NAMED_CUTS: Readonly<Record<string, NamedCut>> = {
  ...REGIONAL_CUTS,
  ...WORK_CUTS,
  // Dresses by era.
  'flapper dress': {
    of: 'shift dress',
    says: ['sleeveless', 'dropped waist', 'fringe', 'knee length'],
  },
  'charleston dress': { of: 'shift dress', says: ['sleeveless', 'dropped waist', 'fringe'] },
  'regency dress': { of: 'dress', says: ['empire', 'short sleeve', 'square neck', 'ankle length'] },
  'trench dress': { of: 'shirt dress', says: ['long sleeve', 'belt', 'epaulette'] },
  'new look dress': { of: 'dress', says: ['full skirt', 'fitted', 'midi', 'belt'] },
  'rockabilly dress': { of: 'dress', says: ['halter', 'full skirt', 'knee length', 'belt'] },
  'swing dress': { of: 'dress', says: ['full skirt', 'knee length'] },
  'wiggle dress': { of: 'dress', says: ['pencil', 'knee length', 'fitted'] },
  'trapeze dress': { of: 'shift dress', says: ['trapeze', 'mini'] },
  'mod dress': { of: 'shift dress', says: ['a line', 'mini', 'crew neck'] },
  // Dresses by cut.
  'milkmaid dress': { of: 'dress', says: ['square neck', 'puff sleeve', 'midi'] },
  'prairie dress': {
    of: 'dress',
    says: ['tiered', 'high neck', 'bishop sleeve', 'ruffle', 'ankle length'],
  },
  'cottagecore dress': { of: 'dress', says: ['tiered', 'square neck', 'puff sleeve', 'midi'] },
  'shirt worn as a dress': { of: 'shirt dress', says: ['oversized', 'mini'] },
  'shirt as a dress': { of: 'shirt dress', says: ['oversized', 'mini'] },
  'tea dress': { of: 'dress', says: ['midi', 'v neck', 'short sleeve'] },
  'skating dress': { of: 'dress', says: ['skater', 'mini', 'long sleeve'] },
  'skating costume': { of: 'dress', says: ['skater', 'mini', 'long sleeve'] },
  'ice skating dress': { of: 'dress', says: ['skater', 'mini', 'long sleeve'] },
  'ice skating costume': { of: 'dress', says: ['skater', 'mini', 'long sleeve'] },
  'figure skating dress': { of: 'dress', says: ['skater', 'mini', 'long sleeve'] },
  'skater dress': { of: 'dress', says: ['skater', 'mini'] },
  'sheath dress': { of: 'shift dress', says: ['sheath', 'knee length'] },
  'bandage dress': { of: 'dress', says: ['bodycon', 'mini'] },
  'babydoll dress': { of: 'dress', says: ['babydoll', 'mini'] },
  'baby doll dress': { of: 'dress', says: ['babydoll', 'mini'] },
  'bubble dress': { of: 'dress', says: ['bubble', 'mini'] },
  'boho dress': { of: 'dress', says: ['tiered', 'bell sleeve', 'maxi'] },
  housedress: { of: 'dress', says: ['midi', 'button'] },
  'house dress': { of: 'dress', says: ['midi', 'button'] },
  minidress: { of: 'dress', says: ['mini'] },
  mididress: { of: 'dress', says: ['midi'] },
  maxidress: { of: 'dress', says: ['maxi'] },
  'tennis dress': { of: 'dress', says: ['sleeveless', 'pleated', 'mini'] },
  'ball gown': { of: 'gown', says: ['floor length'] },
  'evening gown': { of: 'gown', says: ['floor length'] },
  'grecian gown': { of: 'gown', says: ['one shoulder', 'draped', 'floor length'] },
  'grecian dress': { of: 'gown', says: ['one shoulder', 'draped'] },
  'goddess gown': { of: 'gown', says: ['one shoulder', 'draped', 'floor length'] },
  // Tops.
  'peasant blouse': { of: 'blouse', says: ['off the shoulder', 'puff sleeve'] },
  'peasant top': { of: 'blouse', says: ['off the shoulder', 'puff sleeve'] },
  'poet shirt': { of: 'blouse', says: ['bishop sleeve', 'ruffle'] },
  'poet blouse': { of: 'blouse', says: ['bishop sleeve', 'ruffle'] },
  'pirate shirt': { of: 'blouse', says: ['bishop sleeve', 'ruffle'] },
  'grandad shirt': { of: 'shirt', says: ['mandarin collar'] },
  'hawaiian shirt': { of: 'shirt', says: ['camp collar', 'short sleeve', 'floral print'] },
  'aloha shirt': { of: 'shirt', says: ['camp collar', 'short sleeve', 'floral print'] },
  'bowling shirt': { of: 'shirt', says: ['camp collar', 'short sleeve', 'boxy'] },
  'camp shirt': { of: 'shirt', says: ['camp collar', 'short sleeve'] },
  'lumberjack shirt': { of: 'shirt', says: ['plaid', 'chest pocket'] },
  'oxford shirt': { of: 'shirt', says: ['button down collar', 'chest pocket'] },
  'rugby shirt': { of: 'polo', says: ['long sleeve', 'horizontal stripe'] },
  henley: { of: 't shirt', says: ['long sleeve', 'button'] },
  'henley shirt': { of: 't shirt', says: ['long sleeve', 'button'] },
  'henley top': { of: 't shirt', says: ['long sleeve', 'button'] },
  'breton top': { of: 't shirt', says: ['breton', 'boat neck', 'long sleeve'] },
  'breton shirt': { of: 't shirt', says: ['breton', 'boat neck', 'long sleeve'] },
  'striped breton': { of: 't shirt', says: ['breton', 'boat neck', 'long sleeve'] },
  'breton tee': { of: 't shirt', says: ['breton', 'boat neck', 'long sleeve'] },
  'aran sweater': { of: 'knit', says: ['cable knit', 'crew neck'] },
  'fisherman sweater': { of: 'knit', says: ['cable knit', 'crew neck'] },
  'corset top': { of: 'corset', says: [] },
  'boho blouse': { of: 'peasant blouse', says: [] },
  'soft bra': { of: 'bralette', says: [] },
  // Jackets and coats.
  'bolero jacket': { of: 'bolero', says: [] },
  'cropped shrug': { of: 'bolero', says: [] },
  'fishtail parka': { of: 'parka', says: [] },
  'sailor coat': { of: 'pea coat', says: [] },
  'cargo jacket': { of: 'safari jacket', says: [] },
  'balloon skirt': { of: 'bubble skirt', says: [] },
  'wrap short': { of: 'skort', says: [] },
  'utility jacket': { of: 'jacket', says: ['flap pocket', 'shirt collar'] },
  'safari jacket': { of: 'jacket', says: ['flap pocket', 'belt', 'epaulette', 'shirt collar'] },
  'nehru jacket': { of: 'blazer', says: ['mandarin collar', 'single breasted'] },
  'mao jacket': { of: 'jacket', says: ['mandarin collar', 'patch pocket'] },
  'cardigan coat': { of: 'cardigan', says: ['knee length'] },
  coatigan: { of: 'cardigan', says: ['knee length'] },
  'duster coat': { of: 'overcoat', says: ['ankle length', 'open'] },
  'frock coat': { of: 'overcoat', says: ['knee length', 'double breasted', 'fitted'] },
  'swing coat': { of: 'overcoat', says: ['relaxed', 'knee length'] },
  'cocoon coat': { of: 'overcoat', says: ['oversized', 'knee length'] },
  'blanket coat': { of: 'overcoat', says: ['oversized', 'open'] },
  'teddy coat': { of: 'coat', says: ['oversized', 'teddy'] },
  // Legs.
  'sailor trouser': { of: 'trouser', says: ['wide leg', 'button'] },
  'sailor pant': { of: 'trouser', says: ['wide leg', 'button'] },
  'capri pant': { of: 'trouser', says: ['slim leg', 'capri'] },
  'cigarette pant': { of: 'trouser', says: ['cigarette', 'ankle length'] },
  // Skirts.
  tank: { of: 'top', says: ['sleeveless', 'scoop neck'] },
  'tank top': { of: 'top', says: ['sleeveless', 'scoop neck'] },
  singlet: { of: 'top', says: ['sleeveless', 'scoop neck'] },
  camisole: { of: 'top', says: ['spaghetti strap'] },
  cami: { of: 'top', says: ['spaghetti strap'] },
  flares: { of: 'trouser', says: ['flare'] },
  'kick flares': { of: 'trouser', says: ['kick flare'] },
  'bell bottoms': { of: 'trouser', says: ['bell bottom'] },
  bootcuts: { of: 'jeans', says: ['bootcut'] },
  skinnies: { of: 'jeans', says: ['skinny'] },
  'ski pant': { of: 'trouser', says: ['straight'] },
  'ski trouser': { of: 'trouser', says: ['straight'] },
  salopettes: { of: 'dungarees', says: [] },
  miniskirt: { of: 'skirt', says: ['mini'] },
  midiskirt: { of: 'skirt', says: ['midi'] },
  maxiskirt: { of: 'skirt', says: ['maxi'] },
  'full skirt': { of: 'skirt', says: ['circle', 'midi'] },
  'tube skirt': { of: 'skirt', says: ['pencil'] },
  'bell skirt': { of: 'skirt', says: ['bell shaped'] },
  'tennis skirt': { of: 'skirt', says: ['pleated', 'mini'] },
  'ra ra skirt': { of: 'skirt', says: ['tiered', 'mini'] },
  'gypsy skirt': { of: 'skirt', says: ['tiered', 'maxi'] },
  'poodle skirt': { of: 'skirt', says: ['circle', 'knee length'] },
  // In one piece.
  'boiler suit': {
    of: 'jumpsuit',
    says: ['shirt collar', 'long sleeve', 'patch pocket', 'button front'],
  },
  boilersuit: {
    of: 'jumpsuit',
    says: ['shirt collar', 'long sleeve', 'patch pocket', 'button front'],
  },
  coverall: { of: 'jumpsuit', says: ['shirt collar', 'long sleeve', 'patch pocket', 'zip'] },
  'flight suit': { of: 'jumpsuit', says: ['long sleeve', 'zip', 'patch pocket'] },
  catsuit: { of: 'jumpsuit', says: ['slim', 'long sleeve', 'zip'] },
  playsuit: { of: 'jumpsuit', says: ['mini'] },
  romper: { of: 'jumpsuit', says: ['mini'] },
  'zip hoodie': { of: 'hoodie', says: ['zip'] },
  // Regional dress.
  burqa: { of: 'kaftan', says: ['floor length', 'loose sleeve', 'crew neck'] },
  burka: { of: 'kaftan', says: ['floor length', 'loose sleeve', 'crew neck'] },
  thobe: { of: 'kaftan', says: ['floor length', 'loose sleeve', 'crew neck'] },
  dishdasha: { of: 'kaftan', says: ['floor length', 'loose sleeve', 'crew neck'] },
};
