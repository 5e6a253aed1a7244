type Ending = {
  /** Ends everything in order; called once. `isAsked`: by a signal, not after an error. */
  stop: (how: { isAsked: boolean }) => Promise<void>;
  onFault: (error: unknown) => void;
  patienceMs?: number;
};

/** Time limit for an orderly end; after it the process exits anyway. */
export const PATIENCE_MS = 30_000;

/**
 * Time in which further signals belong to the first: npm passes on the Ctrl-C of a terminal that
 * this process has had already.
 */
export const SAME_SIGNAL_MS = 1500;

/**
 * SIGINT and SIGTERM end the process in order, with code 0; a second one, later than
 * `SAME_SIGNAL_MS`, ends it at once, with code 1. So does an error that nobody caught, after an
 * orderly end: its state cannot be trusted.
 */
export function handleSignals({ stop, onFault, patienceMs = PATIENCE_MS }: Ending): void {
  let isStopping = false;
  let signalledAt = -Infinity;

  function obey(): void {
    if (isStopping && performance.now() - signalledAt > SAME_SIGNAL_MS) process.exit(1);
    if (isStopping) return;
    signalledAt = performance.now();
    void end(0);
  }

  async function end(code: number): Promise<void> {
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    try {
      await stop({ isAsked: code === 0 });
    } catch (error) {
      onFault(error);
      process.exit(1);
    }
    process.exit(code);
  }

  function fail(error: unknown): void {
    onFault(error);
    if (!isStopping) void end(1);
  }

  process.on('SIGINT', obey);
  process.on('SIGTERM', obey);
  process.on('unhandledRejection', fail);
  process.on('uncaughtException', fail);
}
