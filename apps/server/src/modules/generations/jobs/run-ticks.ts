import type { Transaction } from '../../../platform/database.ts';
import { addTicks } from '../../../platform/queue.ts';
import { WORKERS_LANE } from '../../engines/engine-choice.ts';

/** The task that claims a slot of the workers' own places and runs it. */
export const RUN_SLOT_TASK = 'run-slot';

/** The task that claims a slot of a user without a running one, while all places are taken. */
export const RUN_FIRST_SLOT_TASK = 'run-first-slot';

/** The task that claims a slot of a lane and runs it. */
export const taskOf = (lane: string) =>
  lane === WORKERS_LANE ? RUN_SLOT_TASK : `${RUN_SLOT_TASK}-${lane}`;

/** Wakes workers for slots of a lane that are due, or will be after a delay. */
export async function wakeWorkers(
  tx: Transaction,
  { lane, ...ticks }: { lane: string; count: number; delayMs?: number },
): Promise<void> {
  await addTicks(tx, taskOf(lane), ticks);
  if (lane === WORKERS_LANE) await addTicks(tx, RUN_FIRST_SLOT_TASK, { ...ticks, count: 1 });
}
