import { Piscina } from 'piscina';
import { EngineError } from '../engine-error.ts';
import { threadProgram } from './thread-program.ts';

type PoolOptions = {
  /** Threads that start at once and stay. */
  minThreads: number;
  maxThreads: number;
  /** What the program is told when it starts. */
  workerData?: unknown;
};

/** Threads that run one program, each one task at a time. */
export type ThreadPool<Task, Answer> = {
  run: (task: Task, options?: { signal?: AbortSignal }) => Promise<Answer>;
  /**
   * Resolves once a thread has started; cheap from then on, and while threads have work. Throws
   * an `unavailable` EngineError of the part `threads` when none starts; the next call tries anew.
   */
  prove: () => Promise<void>;
  /** Whether a thread failed to start, and none has since. */
  hasFailed: () => boolean;
  /** Ends the threads, whatever they do. */
  destroy: () => Promise<void>;
  /** Ends the threads once they have finished what they do; what waits is never begun. */
  close: () => Promise<void>;
};

const AWAKE = threadProgram('awake-task').filename;

/** Starts a pool of threads for the program of a name. */
export function createThreadPool<Task, Answer>(
  program: string,
  { minThreads, maxThreads, workerData }: PoolOptions,
): ThreadPool<Task, Answer> {
  // The program that proves a thread takes no task.
  const pool = new Piscina<Task | undefined, Answer>({
    ...threadProgram(program),
    workerData,
    minThreads,
    maxThreads,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
  });
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

  return {
    run: (task, options) => pool.run(task, options),
    prove: () => (proof ??= startOne()),
    hasFailed: () => fault,
    destroy: () => pool.destroy(),
    close: () => pool.close({ force: true }),
  };
}
