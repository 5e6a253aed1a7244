import type { Transaction } from '../../platform/database.ts';
import { addTicks } from '../../platform/queue.ts';

/** The task that claims a slot and runs it. */
export const RUN_SLOT_TASK = 'run-slot';

/** Wakes workers for slots that are, or after a delay will be, due. */
export function wakeWorkers(
  tx: Transaction,
  ticks: { count: number; delayMs?: number },
): Promise<void> {
  return addTicks(tx, RUN_SLOT_TASK, ticks);
}
