import { toFilesError } from './store-faults.ts';

/** Time for which a write that worked stands for the next ones: stores take money for each. */
const FRESH_MS = 30_000;

/** A check that a store takes writes, asked as often as wanted. A failure is not remembered. */
export function createWriteCheck(
  write: (bytes: Uint8Array) => Promise<void>,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let lastSuccessAt = Number.NEGATIVE_INFINITY;
  let current: Promise<void> | undefined;

  async function tryWrite(): Promise<void> {
    try {
      await write(new Uint8Array(1));
      lastSuccessAt = now();
    } catch (error) {
      throw toFilesError(error);
    } finally {
      current = undefined;
    }
  }

  return async () => {
    if (now() - lastSuccessAt < FRESH_MS) return;
    current ??= tryWrite();
    await current;
  };
}
