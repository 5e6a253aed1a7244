import type { Log } from '../../platform/log.ts';
import { repeat } from '../../platform/repeating.ts';
import type { FileRemoval } from './file-removal.ts';

/** The task that removes the files of deleted pictures. */
export const RELEASE_FILES_TASK = 'release-files';

/** A worker that stores a picture names it in a row within minutes, or never. */
const STRAY_AFTER_MS = 60 * 60 * 1000;
const STRAY_SEARCH_INTERVAL_MS = 24 * 60 * 60 * 1000;
/** Runs that delivered nothing, and no deletion, leave the pictures they were given. */
const INPUT_SEARCH_INTERVAL_MS = 60 * 60 * 1000;

type ImageJobsOptions = {
  images: Pick<FileRemoval, 'releaseFiles' | 'removeStrayFiles'> & {
    releaseUnneededInputs: () => Promise<void>;
  };
  log: Log;
};

/** The worker's side of images: a task for the queue, and searches for what nobody needs. */
export type ImageJobs = {
  tasks: Record<string, () => Promise<void>>;
  /** Ends the searches, at once where one is going on. */
  stop: () => Promise<void>;
};

/** Starts searching; files of deleted pictures go when the queue calls the task. */
export function startImageJobs({ images, log }: ImageJobsOptions): ImageJobs {
  const ending = new AbortController();
  const search = () =>
    images
      .removeStrayFiles(STRAY_AFTER_MS, ending.signal)
      .catch((error) => log.warn({ err: error }, 'The search for stray files failed'));
  let current = search();
  const timer = setInterval(() => {
    current = current.then(search);
  }, STRAY_SEARCH_INTERVAL_MS);

  const stopReleasing = repeat(() => images.releaseUnneededInputs(), {
    what: 'release of pictures that runs were given',
    everyMs: INPUT_SEARCH_INTERVAL_MS,
    log,
  });

  return {
    tasks: { [RELEASE_FILES_TASK]: () => images.releaseFiles() },
    stop: async () => {
      ending.abort();
      clearInterval(timer);
      await Promise.all([current, stopReleasing()]);
    },
  };
}
