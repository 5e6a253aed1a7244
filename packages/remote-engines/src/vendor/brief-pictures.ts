import type { ImageBrief } from '@toile/tools';

/** The pictures of a brief in the order in which instructions count them. */
export function picturesOf({ images }: Pick<ImageBrief, 'images'>): Uint8Array[] {
  return [images.target, images.source, images.backdrop].filter((each) => each !== undefined);
}
