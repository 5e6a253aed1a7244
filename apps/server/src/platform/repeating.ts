import type { Log } from './log.ts';

type RepeatingOptions = { what: string; everyMs: number; log: Log };

/** Does work now and then again and again, one at a time; the answer ends it and waits for it. */
export function repeat(
  work: () => Promise<void>,
  { what, everyMs, log }: RepeatingOptions,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  function turn(): void {
    current = work()
      .catch((error) => log.warn({ err: error, what }, 'Repeated work failed'))
      .then(() => {
        if (!isStopped) timer = setTimeout(turn, everyMs).unref();
      });
  }

  turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
