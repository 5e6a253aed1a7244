import { abandonable } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import type { ModelSettings } from '../models/model-settings.ts';
import { trialMask } from '../photo/trial-mask.ts';
import type { PhotoAnswer, PhotoTask } from './photo-task.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

/** The one thread that has the models: gigabytes of weights and work are there once, not in every thread. */
export type PhotoDesk = {
  /** The models' answers to a photo. */
  read: (photo: Uint8Array, signal?: AbortSignal) => Promise<PhotoAnswer>;
  mask: (brief: ImageBrief, signal?: AbortSignal) => Promise<PhotoAnswer>;
  /** Loads the models that are there, before the next photo. A fault shows with that one. */
  warmUp: () => void;
} & Pick<ThreadPool<PhotoTask, PhotoAnswer>, 'prove' | 'hasFailed' | 'close'>;

/**
 * Its thread starts with the first photo, unless it is to be warm, and does one thing after the
 * other. An aborted wait ends at once: what has begun goes on unheard, what has not is never begun.
 */
export function createPhotoDesk(models: ModelSettings, { isWarm }: { isWarm: boolean }): PhotoDesk {
  const pool = createThreadPool<PhotoTask, PhotoAnswer>('photo-task', {
    workerData: models,
    isWarm,
    threads: 1,
  });
  let last: Promise<unknown> = Promise.resolve();

  function run(task: PhotoTask, signal?: AbortSignal): Promise<PhotoAnswer> {
    const turn = last.then(async () => {
      signal?.throwIfAborted();
      await pool.prove();
      signal?.throwIfAborted();
      return pool.run(task);
    });
    last = turn.catch(() => undefined);
    return abandonable(turn, signal);
  }

  const closing = new AbortController();

  return {
    warmUp: () => {
      trialMask()
        .then((mask) => run({ mask }, closing.signal))
        .catch(() => undefined);
    },
    read: (photo, signal) => run({ photo }, signal),
    mask: (brief, signal) => run({ mask: brief }, signal),
    prove: pool.prove,
    hasFailed: pool.hasFailed,
    // A thread that is ended while a model runs takes the whole process with it.
    close: () => {
      closing.abort();
      return pool.close();
    },
  };
}
