import type { FileRemoval } from './file-removal.ts';

/** The task that removes the files of deleted pictures. */
export const RELEASE_FILES_TASK = 'release-files';

/** What the images module does in a worker, by task. */
export function imageTasks(images: Pick<FileRemoval, 'releaseFiles'>) {
  return { [RELEASE_FILES_TASK]: () => images.releaseFiles() };
}
