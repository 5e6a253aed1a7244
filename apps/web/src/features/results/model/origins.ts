import type { GenerationDetails } from '@toile/contract';

/** Relation of an output to the earlier one that it was made from. */
export type Relation = 'upscaledFrom' | 'variedFrom' | 'drawnAfter';

/** Ids of the earlier versions of an output, nearest first, without the run's input pictures. */
export function listOriginIds(details: GenerationDetails): string[] {
  const given = new Set(details.inputs.map(({ output_image_id: id }) => id));
  return details.lineage.filter((id) => !given.has(id));
}

type Made = Pick<GenerationDetails, 'output_image_id' | 'upscaled_from_id' | 'settings'>;

/**
 * Relation to the output `id` of the next one in `made`, a chain in which each output was made from
 * the one after it.
 */
export function relationTo(id: string, made: readonly Made[]): Relation {
  if (made.some((one) => one.upscaled_from_id === id)) return 'upscaledFrom';
  const nearer = made[made.findIndex((one) => one.output_image_id === id) - 1];
  // A colourway repeats the choices of the picture that it was recoloured from.
  const isDrawnAnew = nearer?.settings.variation === 'drawn anew' && !nearer.settings.recolouring;
  return isDrawnAnew ? 'drawnAfter' : 'variedFrom';
}
