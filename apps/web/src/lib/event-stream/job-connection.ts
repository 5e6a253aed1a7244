import type { JobEvent } from '@toile/contract';
import { type BrowserPorts, EVENT_SOURCE_CLOSED, type EventSourceLike } from './browser-ports.ts';
import { JOB_EVENT_NAMES, parseJobEvent, parseSeq, type RawEvent } from './parse-job-event.ts';

/** State of a job's stream; `lost` when it is no longer tried. */
export type StreamStatus = 'connecting' | 'live' | 'reconnecting' | 'lost';

export type ConnectionSink = {
  onEvent(event: JobEvent): void;
  onBadData(): void;
  onStatus(status: StreamStatus): void;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
const TRIES_BEFORE_FIRST_OPEN = 4;
const TRIES_AFTER_OPEN = 8;

/** Address of a job's stream, from after event `afterSeq`. */
export function streamUrl(jobId: string, afterSeq: number): string {
  const path = `/api/stream-image-generation/${encodeURIComponent(jobId)}/`;
  return afterSeq > 0 ? `${path}?last_event_id=${afterSeq}` : path;
}

/**
 * Follows one job until its `done` event. The browser reconnects a dropped stream itself, with
 * Last-Event-ID; where it gives up (an answer other than 200), the stream is opened again after a
 * growing wait, and is lost after several tries in a row.
 */
export class JobConnection {
  readonly #jobId: string;
  readonly #sink: ConnectionSink;
  readonly #ports: BrowserPorts;
  #source: EventSourceLike | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastSeq: number;
  #failures = 0;
  #wasOpen = false;
  #hasAsked = false;

  constructor(
    target: { jobId: string; afterSeq: number },
    sink: ConnectionSink,
    ports: BrowserPorts,
  ) {
    this.#jobId = target.jobId;
    this.#lastSeq = target.afterSeq;
    this.#sink = sink;
    this.#ports = ports;
    this.#open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = undefined;
  }

  #open(): void {
    const source = this.#ports.openEventSource(streamUrl(this.#jobId, this.#lastSeq));
    this.#source = source;
    source.addEventListener('open', () => this.#opened());
    source.addEventListener('error', () => this.#failed(source));
    for (const name of JOB_EVENT_NAMES) {
      source.addEventListener(name, (message) => this.#received({ name, ...pick(message) }));
    }
  }

  #opened(): void {
    this.#failures = 0;
    this.#wasOpen = true;
    this.#hasAsked = false;
    this.#sink.onStatus('live');
  }

  #received(raw: RawEvent): void {
    const event = parseJobEvent(raw);
    this.#lastSeq = Math.max(this.#lastSeq, parseSeq(raw.lastEventId) ?? 0);
    if (!event) return this.#sink.onBadData();
    if (event.event === 'done') this.close();
    this.#sink.onEvent(event);
  }

  #failed(source: EventSourceLike): void {
    if (source !== this.#source) return;
    this.#failures += 1;
    if (source.readyState !== EVENT_SOURCE_CLOSED) return this.#sink.onStatus('reconnecting');
    // A stream does not say why it was refused: perhaps its session has ended.
    if (!this.#hasAsked) this.#ports.checkSession();
    this.#hasAsked = true;
    this.close();
    const tries = this.#wasOpen ? TRIES_AFTER_OPEN : TRIES_BEFORE_FIRST_OPEN;
    if (this.#failures >= tries) return this.#sink.onStatus('lost');
    this.#sink.onStatus('reconnecting');
    this.#timer = setTimeout(() => this.#open(), waitMs(this.#failures));
  }
}

function pick(message: MessageEvent<string>) {
  return { lastEventId: message.lastEventId, data: message.data };
}

/** The wait before try number `failures` + 1: doubling, with a ceiling. */
export function waitMs(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
}
