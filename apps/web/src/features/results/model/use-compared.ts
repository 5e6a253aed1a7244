import type { Generation, GenerationDetails, RunInput } from '@toile/contract';
import { findSource, useGeneration } from '../api/get-generation.ts';

/** A picture that a result is laid over. */
export type Before = Pick<RunInput, 'image_url' | 'thumbnail_url' | 'width' | 'height'>;

/** What a result can be compared with. */
export type Compared =
  /** It was made from words alone, or that is not known yet. */
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'found'; before: Before };

const NONE: Compared = { status: 'none' };

/** The smaller picture that an output was made of, else the one that its run started from. */
export function useCompared(generation: Generation): Compared {
  const { data: details } = useGeneration(generation.output_image_id);
  const smallerId = findSmallerId(details);
  const { data: smaller, isError } = useGeneration(smallerId);
  if (!details) return NONE;
  if (generation.upscaled_from_id === null) return compareWithSource(details);
  if (smallerId === null || isError) return { status: 'gone' };
  return smaller ? { status: 'found', before: smaller } : { status: 'loading' };
}

/** Null for one that was deleted since: lineage names only what is left. */
function findSmallerId(details: GenerationDetails | undefined): string | null {
  const id = details?.upscaled_from_id ?? null;
  return id !== null && details?.lineage.includes(id) ? id : null;
}

function compareWithSource(details: GenerationDetails): Compared {
  const before = findSource(details);
  return before ? { status: 'found', before } : NONE;
}
