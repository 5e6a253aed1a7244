/** What a cloth is like: how it hangs, and how it takes the light. */
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
  /** How much it creases against cotton. */
  wrinkle: number;
  /** How much of what lies below shows, 0 to 1. */
  sheer: number;
  /** Thickness against cotton: seams puff, edges are rounder. */
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
