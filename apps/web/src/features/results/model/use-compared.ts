import type { Generation, GenerationDetails, RunInput } from '@toile/contract';
import type { SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { findSource, useGeneration } from '../api/get-generation.ts';

/** The picture that a result is compared with. */
export type Before = Pick<RunInput, 'image_url' | 'thumbnail_url' | 'width' | 'height'>;

/** The picture to compare a result with, once it is found. */
export type Compared =
  /** The run had words alone, or its inputs are not known yet. */
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'found'; before: Before };

const NONE: Compared = { status: 'none' };

/**
 * The picture to compare an output with, in the size on screen. An enlarged picture is compared
 * with the smaller one; any other with its run's input picture, else with its own original.
 */
export function useCompared(generation: Generation, picture: SizedPicture): Compared {
  const { data: details } = useGeneration(generation.output_image_id);
  const smallerId = findSmallerId(details);
  const { data: smaller, isError } = useGeneration(smallerId);
  if (!details) return NONE;
  if (generation.upscaled_from_id === null) {
    const source = findSource(details);
    const before = source && !source.gone ? source : undefined;
    const shown = before ?? (picture === generation ? undefined : generation);
    return shown ? { status: 'found', before: shown } : NONE;
  }
  if (smallerId === null || isError) return { status: 'gone' };
  return smaller ? { status: 'found', before: smaller } : { status: 'loading' };
}

/**
 * Id of the smaller picture; null once it was deleted: the lineage names only outputs that exist.
 */
function findSmallerId(details: GenerationDetails | undefined): string | null {
  const id = details?.upscaled_from_id ?? null;
  return id !== null && details?.lineage.includes(id) ? id : null;
}
