import type { Log } from './log.ts';

/** Work that goes on after the answer, so that the answer's time does not reveal it. */
export type Background = {
  /** Starts work; a failure goes to the log. */
  run: (what: string, work: () => Promise<void>) => void;
  /** Waits for all work that was started. */
  drain: () => Promise<void>;
};

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const job = work()
        .catch((error) => log.error({ err: error, what }, 'Work in the background failed'))
        .finally(() => running.delete(job));
      running.add(job);
    },
    async drain() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
