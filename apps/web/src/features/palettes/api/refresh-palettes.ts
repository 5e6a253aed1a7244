import type { QueryClient } from '@tanstack/react-query';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';
import { PALETTES_KEY } from '../../../lib/palettes/palettes-key.ts';

/** Reads palettes anew, here and in other tabs. */
export async function refreshPalettes(queryClient: QueryClient): Promise<void> {
  announceChange('palettes');
  await queryClient.invalidateQueries({ queryKey: PALETTES_KEY });
}
