import { useQueries } from '@tanstack/react-query';
import type { ToolId } from '@toile/contract';
import { fateQuery } from '../api/get-generation.ts';
import { useRecentGenerations } from '../api/get-recent-generations.ts';
import { listImages, type ResultSlot, refreshSlots } from './run-view.ts';

/**
 * The slots of a run as they are now. Its events tell what was delivered, not what became of
 * it: an image that the latest ones lack is asked for by itself, and may be deleted.
 */
export function useFreshSlots(tool: ToolId, slots: readonly ResultSlot[]): ResultSlot[] {
  const { data, isFetching } = useRecentGenerations(tool);
  const recent = data?.generation_data ?? [];
  const recentIds = new Set(recent.map((one) => one.output_image_id));
  const ids = listImages({ imageGenerationList: slots }).map((one) => one.output_image_id);
  const unsure = data ? ids.filter((id) => !recentIds.has(id)) : [];
  const fates = useQueries({
    // An image that has just come is in the list that is on its way.
    queries: unsure.map((id) => ({ ...fateQuery(id), enabled: !isFetching })),
  });
  const known = fates.flatMap((fate) => fate.data ?? []);
  const deletedIds = new Set(unsure.filter((_id, at) => fates[at]?.data === null));
  return refreshSlots(slots, [...recent, ...known], deletedIds);
}
