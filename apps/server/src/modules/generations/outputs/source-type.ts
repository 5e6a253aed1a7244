import type { RenderedImage } from '@toile/engines';

export type SourceType = RenderedImage['digitalSourceType'];

/** Source types of pictures that a trained model made or took part in. */
export const IS_TRAINED: Record<SourceType, boolean> = {
  trainedAlgorithmicMedia: true,
  compositeWithTrainedAlgorithmicMedia: true,
  algorithmicMedia: false,
  composite: false,
};

export const isSourceType = (term: string | null): term is SourceType =>
  term !== null && Object.hasOwn(IS_TRAINED, term);
