/** Properties of a cloth: its drape, and its look in the light. */
export type Fabric = {
  id: FabricId;
  /** Singular words and phrases that ask for it. */
  words: readonly string[];
  /** 0 stands away from the body, 1 falls and flows. */
  flow: number;
  /** 0 dull, 1 mirrors. */
  gloss: number;
  /** Blinn exponent of the gloss: 4 broad (velvet), 60 sharp (patent). */
  exponent: number;
  /** Height of its folds against cotton's. */
  foldAmplitude: number;
  /** Creasing, relative to cotton. */
  wrinkle: number;
  /** Transparency, 0 to 1. */
  sheer: number;
  /** Thickness, relative to cotton: seams puff, edges are rounder. */
  weight: number;
};

export const FABRIC_IDS = [
  'cotton',
  'poplin',
  'linen',
  'jersey',
  'silk',
  'satin',
  'chiffon',
  'organza',
  'tulle',
  'lace',
  'velvet',
  'denim',
  'leather',
  'suede',
  'wool',
  'tweed',
  'knit',
  'fleece',
  'fur',
  'sequins',
  'metallic',
  'nylon',
] as const;
export type FabricId = (typeof FABRIC_IDS)[number];
