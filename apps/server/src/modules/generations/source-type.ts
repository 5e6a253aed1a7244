import type { RenderedImage } from '@toile/engines';

export type SourceType = RenderedImage['digitalSourceType'];

/** Whether a trained model made a picture, or took part in it, by its source type. */
export const IS_TRAINED: Record<SourceType, boolean> = {
  trainedAlgorithmicMedia: true,
  compositeWithTrainedAlgorithmicMedia: true,
  algorithmicMedia: false,
  composite: false,
};

export const isSourceType = (term: string | null): term is SourceType =>
  term !== null && Object.hasOwn(IS_TRAINED, term);
