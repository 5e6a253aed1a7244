import { FilesAwayError } from '../files-port.ts';

/**
 * Work that ends with FilesAwayError when it has not within its time; its signal is aborted then,
 * and never after it has ended.
 */
export async function withinTime<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new FilesAwayError(`The file store does not answer within ${limitMs / 1000} s`));
      controller.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
