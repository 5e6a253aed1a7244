import type { JobEvent } from '@toile/contract';
import type { StreamStatus } from './job-connection.ts';

/** Handlers of a screen for a job's events. */
export type JobWatcher = {
  onEvent(event: JobEvent): void;
  onStatus?(status: StreamStatus): void;
  onBadData?(): void;
};

/** A job in one tab: its events so far, each once and in order, and its watchers. */
export class JobFeed {
  readonly #watchers = new Set<JobWatcher>();
  readonly #events: JobEvent[] = [];
  #status: StreamStatus = 'connecting';

  get lastSeq(): number {
    return this.#events.at(-1)?.seq ?? 0;
  }

  get ended(): boolean {
    return this.#events.at(-1)?.event === 'done';
  }

  get watched(): boolean {
    return this.#watchers.size > 0;
  }

  /** Adds a watcher and replays to it all events so far. */
  add(watcher: JobWatcher): void {
    this.#watchers.add(watcher);
    for (const event of this.#events) watcher.onEvent(event);
    watcher.onStatus?.(this.#status);
  }

  remove(watcher: JobWatcher): void {
    this.#watchers.delete(watcher);
  }

  /** Adds an event. Returns `gap` when the one before it was missed. */
  receive(event: JobEvent, prev: number): 'taken' | 'known' | 'gap' {
    if (event.seq <= this.lastSeq) return 'known';
    if (prev > this.lastSeq) return 'gap';
    this.#events.push(event);
    for (const watcher of this.#watchers) watcher.onEvent(event);
    return 'taken';
  }

  setStatus(status: StreamStatus): void {
    if (this.ended || status === this.#status) return;
    this.#status = status;
    for (const watcher of this.#watchers) watcher.onStatus?.(status);
  }

  reportBadData(): void {
    for (const watcher of this.#watchers) watcher.onBadData?.();
  }
}
