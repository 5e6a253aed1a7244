import type { QueryClient } from '@tanstack/react-query';
import { BOARDS_KEY } from '../../../lib/boards/board-keys.ts';
import { announceChange } from '../../../lib/event-stream/shared-changes.ts';

/** Reads boards anew, here and in other tabs. */
export async function refreshBoards(queryClient: QueryClient): Promise<void> {
  announceChange('boards');
  await queryClient.invalidateQueries({ queryKey: BOARDS_KEY });
}
