import { ApiError } from '../api/api-error.ts';

/**
 * The answer to a request that waits for the connection: it is sent once there is one, and again
 * when the connection broke under it. The request must be one that may arrive twice. Throws its
 * errors, and the signal's reason once it aborts.
 */
export async function askWhenOnline<T>(
  request: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    await untilOnline(signal);
    try {
      return await request();
    } catch (error) {
      const isBrokenOff = !(error instanceof ApiError) && !navigator.onLine;
      if (!isBrokenOff || signal?.aborted) throw error;
    }
  }
}

/** Resolves once the browser has a connection. */
function untilOnline(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const end = () => {
      window.removeEventListener('online', goOn);
      signal?.removeEventListener('abort', stop);
    };
    const goOn = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(signal?.reason);
    };
    window.addEventListener('online', goOn);
    signal?.addEventListener('abort', stop);
  });
}
