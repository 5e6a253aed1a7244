import { useQueries } from '@tanstack/react-query';
import type { ToolId } from '@toile/contract';
import { useHidden } from '../../../lib/deletions/awaited-deletions.ts';
import { fateQuery } from '../api/get-generation.ts';
import { useRecentGenerations } from '../api/get-recent-generations.ts';
import { type ResultSlot, refreshSlots } from './run-view.ts';

/**
 * The slots of a run with their images' present data. The stream reports images deleted before it
 * was read, but no later changes: an image that is not among the latest outputs is fetched by
 * itself. One whose deletion is under way counts as deleted.
 */
export function useFreshSlots(tool: ToolId, slots: readonly ResultSlot[]): ResultSlot[] {
  const { data, isFetching } = useRecentGenerations(tool);
  const hidden = useHidden();
  const recent = data?.generation_data ?? [];
  const recentIds = new Set(recent.map((one) => one.output_image_id));
  const images = slots.flatMap(({ generation }) => generation ?? []);
  const isGone = (one: (typeof images)[number]) => one.deleted || hidden.has(one.output_image_id);
  const told = images.filter(isGone).map((one) => one.output_image_id);
  const ids = images.filter((one) => !isGone(one)).map((one) => one.output_image_id);
  const unsure = data ? ids.filter((id) => !recentIds.has(id)) : [];
  const fates = useQueries({
    queries: unsure.map((id) => {
      const fate = fateQuery(id);
      // A list under way will contain an image that has just arrived.
      return isFetching ? { ...fate, enabled: false } : fate;
    }),
  });
  const known = fates.flatMap((fate) => fate.data ?? []);
  const found = unsure.filter((_id, at) => fates[at]?.data === null);
  const deletedIds = new Set([...told, ...found]);
  return refreshSlots(slots, [...recent, ...known], deletedIds);
}
