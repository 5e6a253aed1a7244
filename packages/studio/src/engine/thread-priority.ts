import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { z } from 'zod';

/**
 * On two busy processors a thread of this niceness gets a tenth of what a normal one gets
 * (kernel/sched/core.c: weights 110 and 1024), and all that nobody else wants.
 */
const NICENESS = 10;

const toldSchema = z.object({ priority: z.literal('low') });

/**
 * Lowers the priority of the calling thread for good when its pool told it so as it started.
 * Linux alone gives every thread a priority of its own; elsewhere, and where the system refuses,
 * the thread stays as it is.
 */
export function takeThreadPriority(workerData: unknown): void {
  const isLow = toldSchema.safeParse(workerData).success;
  if (!isLow || process.platform !== 'linux') return;
  try {
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1);
    setPriority(Number(thread), NICENESS);
  } catch {
    // A hint to the system: what is drawn is the same without it.
  }
}
