import type { GenerationDetails } from '@toile/contract';

/** How an earlier output became another. */
export type Relation = 'upscaledFrom' | 'variedFrom';

/** Ids of the earlier versions of an output, nearest first, without the pictures it was given. */
export function listOriginIds(details: GenerationDetails): string[] {
  const given = new Set(details.inputs.map(({ output_image_id: id }) => id));
  return details.lineage.filter((id) => !given.has(id));
}

/** What was made of the output named `id`: one of `made`, which all came from it. */
export function relationTo(
  id: string,
  made: readonly Pick<GenerationDetails, 'upscaled_from_id'>[],
): Relation {
  const isUpscaled = made.some((one) => one.upscaled_from_id === id);
  return isUpscaled ? 'upscaledFrom' : 'variedFrom';
}
