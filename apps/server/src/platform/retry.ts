import { setTimeout as sleep } from 'node:timers/promises';
import { isAway } from './connection-loss.ts';

const FIRST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 1000;

/**
 * Runs `work` again while the database or the file store is away, with growing pauses, until `giveUpAfterMs` or the
 * signal; then, and at any other error, throws that error. `work` must be repeatable: a commit
 * whose answer was lost may have happened.
 */
export async function retryWhileAway<T>(
  work: () => Promise<T>,
  { giveUpAfterMs, signal }: { giveUpAfterMs: number; signal?: AbortSignal },
): Promise<T> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
    try {
      return await work();
    } catch (error) {
      const isOver = signal?.aborted || performance.now() + delayMs > giveUpAt;
      if (isOver || !isAway(error)) throw error;
    }
    await sleep(delayMs);
  }
}
