import type { LocksLike } from './browser-ports.ts';

const LOCK_NAME = 'toile-job-events';

export type LeadershipSink = { onLead(): void; onDeposed(): void };

/**
 * One tab of the browser leads: the one that holds a Web Lock. Closing it passes the lock
 * to the next in line; a tab that finds its leader asleep may take it away.
 */
export class Leadership {
  readonly #locks: LocksLike;
  readonly #sink: LeadershipSink;
  #release: (() => void) | undefined;
  #queue: AbortController | undefined;

  constructor(locks: LocksLike, sink: LeadershipSink) {
    this.#locks = locks;
    this.#sink = sink;
  }

  get leading(): boolean {
    return this.#release !== undefined;
  }

  /** Waits in line for the lock. */
  join(): void {
    if (this.leading || this.#queue) return;
    const queue = new AbortController();
    this.#queue = queue;
    this.#request({ signal: queue.signal });
  }

  /** Takes the lock from the tab that holds it. */
  take(): void {
    if (this.leading) return;
    this.#queue?.abort();
    this.#queue = undefined;
    this.#request({ steal: true });
  }

  leave(): void {
    this.#queue?.abort();
    this.#queue = undefined;
    const release = this.#release;
    this.#release = undefined;
    release?.();
  }

  #request(options: LockOptions): void {
    let held: (() => void) | undefined;
    const hold = () =>
      new Promise<void>((resolve) => {
        if (options.signal?.aborted) return resolve();
        held = resolve;
        this.#release = resolve;
        this.#queue = undefined;
        this.#sink.onLead();
      });
    this.#locks.request(LOCK_NAME, options, hold).catch(() => {
      // Rejected: aborted while in line, which needs nothing, or taken away while held.
      if (held === undefined || this.#release !== held) return;
      this.#release = undefined;
      this.#sink.onDeposed();
    });
  }
}
