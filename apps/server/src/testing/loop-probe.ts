import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * File in which Linux counts the processor time of this thread, without other threads and
 * processes.
 */
const SCHEDULE = `/proc/self/task/${process.pid}/schedstat`;

function readBusyMs(): number {
  return Number(readFileSync(SCHEDULE, 'utf8').split(' ')[0]) / 1e6;
}

/** True where the processor time of one thread can be read. */
export function canProbeLoop(): boolean {
  try {
    return Number.isFinite(readBusyMs());
  } catch {
    return false;
  }
}

/**
 * The longest time for which the event loop was blocked during the work, in milliseconds of
 * processor time between two of its turns, so that a busy machine makes no difference.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let isOver = false;
  async function watch(): Promise<void> {
    for (let before = readBusyMs(); !isOver; ) {
      await nextTurn();
      const now = readBusyMs();
      longestMs = Math.max(longestMs, now - before);
      before = now;
    }
  }
  const watching = watch();
  await work().finally(() => {
    isOver = true;
  });
  await watching;
  return longestMs;
}

/**
 * Processor time of one pass of a loop over bytes, in milliseconds: what holds are compared with,
 * for a slow machine slows both.
 */
export function passMs(length: number): number {
  const bytes = Buffer.alloc(length, 1);
  const before = readBusyMs();
  let sum = 0;
  for (const byte of bytes) sum += byte;
  const ms = readBusyMs() - before;
  if (sum !== length) throw new Error('The pass left bytes out');
  return ms;
}
