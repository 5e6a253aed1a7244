import { expect, test, vi } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { RELEASE_FILES_TASK, startImageJobs } from './images.jobs.ts';

const releaseUnneededInputs = async () => undefined;

test('stray files are searched for at the start, and the search ends with the worker', async () => {
  const removeStrayFiles = vi.fn(
    (_olderThanMs: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve())),
  );
  const jobs = startImageJobs({
    images: { releaseFiles: async () => undefined, removeStrayFiles, releaseUnneededInputs },
    log: silentLog,
  });
  expect(removeStrayFiles).toHaveBeenCalledTimes(1);
  await jobs.stop();
});

test('a search that fails is logged and does not end the worker', async () => {
  const warn = vi.fn();
  const releaseFiles = vi.fn(async () => undefined);
  const jobs = startImageJobs({
    images: {
      releaseFiles,
      removeStrayFiles: () => Promise.reject(new Error('broken')),
      releaseUnneededInputs: () => Promise.reject(new Error('broken')),
    },
    log: { ...silentLog, warn },
  });
  await jobs.tasks[RELEASE_FILES_TASK]?.();
  expect(releaseFiles).toHaveBeenCalledTimes(2);
  await jobs.stop();
  expect(warn).toHaveBeenCalledTimes(2);
});
