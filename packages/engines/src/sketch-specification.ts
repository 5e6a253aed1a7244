import type { TechPackGarment } from '@toile/contract';
import type { Recipe } from './port.ts';

/** A sketch that was drawn, as far as its plan is concerned. */
export type SpecifyOrder = {
  /** The prompt that was drawn. */
  prompt: string;
  recipe: Recipe;
  /** Name and version of the model that drew it. */
  model: string;
};

/** The garments of a sketch, and the choices of the picture that this plan draws. */
export type SketchSpecification = {
  garments: TechPackGarment[];
  choices: Record<string, string>;
};

/**
 * Plans a sketch once more and specifies its garments for those who sew them. Resolves to undefined
 * for a picture of another version, whose plan is not known. Rejects with the signal's reason when
 * that comes first.
 */
export type SpecifySketch = (
  order: SpecifyOrder,
  signal?: AbortSignal,
) => Promise<SketchSpecification | undefined>;
