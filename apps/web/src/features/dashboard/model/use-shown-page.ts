import type { GenerationList } from '@toile/contract';
import { useHidden } from '../../../lib/deletions/awaited-deletions.ts';

/** A page of the list without the outputs whose deletion is awaited. */
export function useShownPage(page: GenerationList | undefined): {
  shown: GenerationList | undefined;
  /** Outputs in all, on every page; undefined while they are not known. */
  total: number | undefined;
} {
  const hidden = useHidden();
  if (!page) return { shown: undefined, total: undefined };
  const outputs = page.generation_data.filter(({ output_image_id: id }) => !hidden.has(id));
  const hiddenHere = page.generation_data.length - outputs.length;
  return {
    shown: { ...page, generation_data: outputs },
    total: page.pagination.total_output_images - hiddenHere,
  };
}
