import type { Generation, OtherSize } from '@toile/contract';

/** A picture in one of its sizes: an output, or its `other_size`. */
export type SizedPicture = OtherSize;

type Sized = Pick<Generation, keyof OtherSize | 'other_size' | 'upscaled_from_id'>;

/** The larger picture of an output, once there is one: views and downloads use it. */
export function largestOf(generation: Sized): SizedPicture {
  const { other_size: other, upscaled_from_id: smallerId } = generation;
  return other && smallerId === null ? other : generation;
}

/** The same picture in its sizes, the given one first. */
export function listSizes(
  generation: Sized,
  first: SizedPicture,
): [SizedPicture, ...SizedPicture[]] {
  const all = generation.other_size ? [generation, generation.other_size] : [generation];
  return [first, ...all.filter((one) => one.output_image_id !== first.output_image_id)];
}

/** True for an output with a larger picture, or one that was made from a smaller one. */
export function isUpscaled({
  upscaled,
  upscaled_from_id: smallerId,
}: Pick<Generation, 'upscaled' | 'upscaled_from_id'>): boolean {
  return upscaled || smallerId !== null;
}
