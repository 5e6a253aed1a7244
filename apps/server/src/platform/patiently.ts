import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_DELAYS_MS = [1000, 5000];

/** Runs work with two retries: another machine may be away for a moment. */
export async function patiently<Result>(
  work: () => Promise<Result>,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
): Promise<Result> {
  for (const delayMs of delaysMs) {
    try {
      return await work();
    } catch {
      await sleep(delayMs);
    }
  }
  return work();
}
