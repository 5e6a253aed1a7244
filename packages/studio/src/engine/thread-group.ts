import { EngineError } from '@toile/engines';
import { Piscina } from 'piscina';
import { createStopFlag, type StopFlag, setStopFlag } from '../core/stop.ts';
import { threadProgram } from '../core/thread-program.ts';

type GroupOptions = {
  /** Threads that start at once; all stay once they have started. */
  minThreads: number;
  maxThreads: number;
  /** Data that the program receives when it starts. */
  workerData?: unknown;
  /** Time in milliseconds that an abandoned task may go on until its thread is ended. */
  mercyMs?: number;
};

/**
 * A thread that is ended is replaced by one that has everything to load and to warm up, which
 * takes longer than most pictures.
 */
const MERCY_MS = 3000;

/** A task as a thread gets it: its program may heed the flag, and end early. */
export type Stoppable<Task> = Task & { stop?: StopFlag };

/** Threads of one priority that run one program, each one task at a time. */
export type ThreadGroup<Task, Answer> = {
  /** Threads that have nothing to do, or have not started yet. */
  countFree: () => number;
  /**
   * Settles when the thread is free again. Aborted, the task is asked to stop, and ended together
   * with its thread when it goes on for long.
   */
  run: (task: Task, signal?: AbortSignal) => Promise<Answer>;
  /** See ThreadPool. */
  prove: () => Promise<void>;
  hasFailed: () => boolean;
  destroy: () => Promise<void>;
  close: () => Promise<void>;
};

/** A task of this folder, by its name. */
const addressOf = (task: string) => new URL(`./${task}`, import.meta.url);

const AWAKE = threadProgram(addressOf('awake-task')).filename;

/** Starts a group of threads for the program of a name. It has no queue: see ThreadPool. */
export function createThreadGroup<Task, Answer>(
  program: string,
  { minThreads, maxThreads, workerData, mercyMs = MERCY_MS }: GroupOptions,
): ThreadGroup<Task, Answer> {
  // The program that proves a thread takes no task.
  const pool = new Piscina<Stoppable<Task> | undefined, Answer>({
    ...threadProgram(addressOf(program)),
    workerData,
    minThreads,
    maxThreads,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
  });
  let busy = 0;
  let proof: Promise<void> | undefined;
  let stop = new AbortController();
  let fault = false;

  // A thread that dies while it has nothing to do: the pool starts another. If that fails too
  // none is left, and what is asked of the pool would wait for ever.
  pool.on('error', (cause) => {
    if (pool.threads.length > 0) return;
    fault = true;
    proof = undefined;
    stop.abort(cause);
    stop = new AbortController();
  });

  async function startOne(): Promise<void> {
    try {
      await pool.run(undefined, { filename: AWAKE, signal: stop.signal });
      fault = false;
    } catch (cause) {
      proof = undefined;
      fault = true;
      const message = `No thread of ${program} starts`;
      throw new EngineError('unavailable', message, { cause, part: 'threads' });
    }
  }

  const prove = () => (proof ??= startOne());

  return {
    countFree: () => maxThreads - busy,
    run: async (task, signal) => {
      signal?.throwIfAborted();
      const ending = new AbortController();
      const stopFlag = createStopFlag();
      let mercy: NodeJS.Timeout | undefined;
      const abandon = () => {
        setStopFlag(stopFlag);
        mercy = setTimeout(() => ending.abort(), mercyMs);
      };
      signal?.addEventListener('abort', abandon, { once: true });
      busy += 1;
      try {
        await prove();
        return await pool.run({ ...task, stop: stopFlag }, { signal: ending.signal });
      } finally {
        busy -= 1;
        signal?.removeEventListener('abort', abandon);
        clearTimeout(mercy);
      }
    },
    prove,
    hasFailed: () => fault,
    destroy: () => pool.destroy(),
    close: () => pool.close({ force: true }),
  };
}
