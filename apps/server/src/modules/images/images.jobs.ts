import type { Log } from '../../platform/log.ts';
import { repeat } from '../../platform/repeating.ts';
import type { FileRemoval } from './file-removal.ts';

/** The task that removes the files of deleted pictures. */
export const RELEASE_FILES_TASK = 'release-files';

/**
 * Age at which a file without a picture is removed: a worker that stores a picture writes its row
 * within minutes, or never.
 */
const STRAY_AFTER_MS = 60 * 60 * 1000;
const STRAY_SEARCH_INTERVAL_MS = 24 * 60 * 60 * 1000;
/**
 * Interval of the search for unneeded input pictures: runs that delivered nothing leave theirs
 * behind, without a deletion that would remove them.
 */
const INPUT_SEARCH_INTERVAL_MS = 60 * 60 * 1000;

/** Interval of the search for removals that a dead process or an absent store left unfinished. */
const REMOVAL_SEARCH_INTERVAL_MS = 5 * 60 * 1000;

type ImageJobsOptions = {
  images: Pick<FileRemoval, 'releaseFiles' | 'removeStrayFiles'> & {
    releaseUnneededInputs: () => Promise<void>;
  };
  log: Log;
};

/** The worker's side of images: a task for the queue, and searches for unneeded files. */
export type ImageJobs = {
  tasks: Record<string, () => Promise<void>>;
  /** Ends the searches, even one under way. */
  stop: () => Promise<void>;
};

/** Starts the searches; the queue's task removes the files of deleted pictures. */
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

  const stopRemoving = repeat(() => images.releaseFiles(), {
    what: 'removal of the files of deleted pictures',
    everyMs: REMOVAL_SEARCH_INTERVAL_MS,
    log,
  });

  return {
    tasks: { [RELEASE_FILES_TASK]: () => images.releaseFiles() },
    stop: async () => {
      ending.abort();
      clearInterval(timer);
      await Promise.all([current, stopReleasing(), stopRemoving()]);
    },
  };
}
