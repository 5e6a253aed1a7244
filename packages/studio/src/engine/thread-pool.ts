import { abandonable, createFairTurns, type RenderPriority } from '@toile/engines';
import { createThreadGroup } from './thread-group.ts';

type PoolOptions = {
  /** True where all threads start at once; otherwise each starts with its first task. */
  isWarm: boolean;
  threads: number;
  /** Number of threads of a lower priority. */
  lowThreads?: number;
  /** Priority of the other threads; `normal` unless told. */
  priority?: ThreadPriority;
  /** Data that the program receives when it starts, besides its priority. */
  workerData?: object;
  /** Time in milliseconds that an abandoned task may go on until its thread is ended. */
  mercyMs?: number;
};

/** Priority of a thread. A pool has threads of two at most. */
type ThreadPriority = Exclude<RenderPriority, 'spare'>;

type RunOptions = { signal?: AbortSignal; priority?: ThreadPriority };

/** Threads that run one program, each one task at a time. */
export type ThreadPool<Task, Answer> = {
  /**
   * A task goes to a thread of its priority when one is free and to any other when not: nobody
   * waits while a thread has nothing to do. Aborted, it rejects with the signal's reason at once.
   * A task that has not begun never does; a running one is asked to stop, and ended together with
   * its thread when it goes on for long.
   */
  run: (task: Task, options?: RunOptions) => Promise<Answer>;
  /**
   * Resolves once a thread of normal priority has started; cheap from then on, and while threads
   * have work. Throws an `unavailable` EngineError of the part `threads` when none starts; the
   * next call tries anew.
   */
  prove: () => Promise<void>;
  /** True after a thread failed to start, until one starts. */
  hasFailed: () => boolean;
  /** Ends the threads, whatever they do. */
  destroy: () => Promise<void>;
  /** Ends the threads once they have finished what they do; what waits is never begun. */
  close: () => Promise<void>;
};

/** Starts a pool of threads for the program of a name. */
export function createThreadPool<Task, Answer>(
  program: string,
  { isWarm, threads, lowThreads = 0, priority: own = 'normal', workerData, mercyMs }: PoolOptions,
): ThreadPool<Task, Answer> {
  const open = (priority: ThreadPriority, maxThreads: number) => ({
    priority,
    threads: createThreadGroup<Task, Answer>(program, {
      minThreads: isWarm ? maxThreads : 0,
      maxThreads,
      workerData: { ...workerData, priority },
      mercyMs,
    }),
  });
  const normal = open(own, threads - lowThreads);
  const groups = lowThreads > 0 ? [normal, open('low', lowThreads)] : [normal];
  const each = <T>(work: (group: (typeof normal)['threads']) => Promise<T>) =>
    Promise.all(groups.map((group) => work(group.threads))).then(() => undefined);
  // The queue is here and not in the groups, so that a task is known to wait or to have begun.
  const turns = createFairTurns({ atOnce: threads });

  function runNow(task: Task, { signal, priority = own }: RunOptions): Promise<Answer> {
    const free = groups.filter((group) => group.threads.countFree() > 0);
    const group = free.find((one) => one.priority === priority) ?? free[0] ?? normal;
    return group.threads.run(task, signal);
  }

  return {
    run: (task, options = {}) => {
      const { signal } = options;
      const work = turns.run({ party: '', signal }, () => runNow(task, options));
      return abandonable(work, signal);
    },
    prove: () => normal.threads.prove(),
    hasFailed: () => groups.some((group) => group.threads.hasFailed()),
    destroy: () => each((group) => group.destroy()),
    close: () => each((group) => group.close()),
  };
}
