import type { Transaction } from '../../platform/database.ts';
import { addTicks } from '../../platform/queue.ts';

/** The task that claims a slot and runs it. */
export const RUN_SLOT_TASK = 'run-slot';

/** The task that claims a slot of a user without a running one, while all places are taken. */
export const RUN_FIRST_SLOT_TASK = 'run-first-slot';

/** Wakes workers for slots that are due, or will be after a delay. */
export async function wakeWorkers(
  tx: Transaction,
  ticks: { count: number; delayMs?: number },
): Promise<void> {
  await addTicks(tx, RUN_SLOT_TASK, ticks);
  await addTicks(tx, RUN_FIRST_SLOT_TASK, { ...ticks, count: 1 });
}
