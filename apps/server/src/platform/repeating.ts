import type { Log } from './log.ts';

type RepeatingOptions = { what: string; everyMs: number; log: Log };

/**
 * Runs work now and then again and again, one at a time; the returned function ends it and waits
 * for it.
 */
export function repeat(
  work: () => Promise<void>,
  { what, everyMs, log }: RepeatingOptions,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  async function turn(): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, what }, 'Repeated work failed');
    }
    if (!isStopped) timer = setTimeout(start, everyMs).unref();
  }

  function start(): void {
    current = turn();
  }

  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
