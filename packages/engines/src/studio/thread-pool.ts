import { Piscina } from 'piscina';
import { abandonable } from '../abandonable.ts';
import { EngineError } from '../engine-error.ts';
import { createFairTurns } from '../fair-turns.ts';
import { createStopFlag, type StopFlag, setStopFlag } from './core/stop.ts';
import { threadProgram } from './thread-program.ts';

type PoolOptions = {
  /** Threads that start at once and stay. */
  minThreads: number;
  maxThreads: number;
  /** What the program is told when it starts. */
  workerData?: unknown;
  /** How long what was abandoned may go on until its thread is ended, in milliseconds. */
  mercyMs?: number;
};

/**
 * A thread that is ended is replaced by one that has everything to load and to warm up, which
 * takes longer than most pictures.
 */
const MERCY_MS = 3000;

/** A task as a thread gets it: its program may heed the flag, and end early. */
export type Stoppable<Task> = Task & { stop?: StopFlag };

/** Threads that run one program, each one task at a time. */
export type ThreadPool<Task, Answer> = {
  /**
   * Aborted, it rejects with the signal's reason at once. What has not begun never does; what has
   * is asked to stop, and ended together with its thread when it goes on for long.
   */
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
  { minThreads, maxThreads, workerData, mercyMs = MERCY_MS }: PoolOptions,
): ThreadPool<Task, Answer> {
  // The program that proves a thread takes no task.
  const pool = new Piscina<Stoppable<Task> | undefined, Answer>({
    ...threadProgram(program),
    workerData,
    minThreads,
    maxThreads,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
  });
  // The queue is here and not in the pool, so that a task is known to wait or to have begun.
  const turns = createFairTurns({ atOnce: maxThreads });
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

  async function runToItsEnd(task: Task, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    const ending = new AbortController();
    const stopFlag = createStopFlag();
    let mercy: NodeJS.Timeout | undefined;
    const abandon = () => {
      setStopFlag(stopFlag);
      mercy = setTimeout(() => ending.abort(), mercyMs);
    };
    signal?.addEventListener('abort', abandon, { once: true });
    try {
      return await pool.run({ ...task, stop: stopFlag }, { signal: ending.signal });
    } finally {
      signal?.removeEventListener('abort', abandon);
      clearTimeout(mercy);
    }
  }

  return {
    run: (task, { signal } = {}) => {
      const work = turns.run({ party: '', signal }, () => runToItsEnd(task, signal));
      return abandonable(work, signal);
    },
    prove: () => (proof ??= startOne()),
    hasFailed: () => fault,
    destroy: () => pool.destroy(),
    close: () => pool.close({ force: true }),
  };
}
