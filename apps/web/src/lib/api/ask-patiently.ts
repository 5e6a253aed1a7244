import { ApiError } from './api-error.ts';

const UNAVAILABLE = 503;

type Patience = {
  /** Number of requests at most. */
  mostTries: number;
  /** Called before each wait, with the number of requests sent so far. */
  onWait: (tries: number) => void;
  signal: AbortSignal;
};

/**
 * The answer to a request that is sent again while the server answers 503 and names a time
 * (Retry-After). Throws the last error, any other error, and the signal's reason once it aborts.
 */
export async function askPatiently<T>(
  request: () => Promise<T>,
  { mostTries, onWait, signal }: Patience,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      const waitSeconds = retryAfterOf(error);
      if (waitSeconds === undefined || tries >= mostTries) throw error;
      signal.throwIfAborted();
      onWait(tries);
      await pause(waitSeconds * 1000, signal);
    }
  }
}

/** Seconds after which an absent service is asked again; undefined for any other error. */
function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== UNAVAILABLE) return undefined;
  return error.retryAfterSeconds;
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
