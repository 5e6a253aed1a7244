import type { TechPackGarment, techPackWords } from '@toile/contract';

/** The words of the pages, in the page's language. */
export type PackWords = typeof techPackWords;

export type Units = 'cm' | 'inch';

/** What the designer fills in. */
export type PackFields = {
  styleName: string;
  styleNumber: string;
  season: string;
  /** Name of the base size; empty: that of each garment's table. */
  baseSize: string;
  units: Units;
};

/** A garment of the pack with its views as JPEG. */
export type PackGarment = {
  specification: TechPackGarment;
  front: Uint8Array | null;
  back: Uint8Array | null;
};

/** A sketch of the pack. */
export type PackSketch = {
  styleName: string;
  prompt: string;
  /** JPEG; null where it could not be loaded. */
  picture: Uint8Array | null;
  /** Empty where only the picture is known. */
  garments: readonly PackGarment[];
  /** Why only the picture is known. */
  gap?: string;
};

export type Pack = {
  sketches: readonly PackSketch[];
  fields: PackFields;
  /** As the page's language writes it. */
  date: string;
  words: PackWords;
};
