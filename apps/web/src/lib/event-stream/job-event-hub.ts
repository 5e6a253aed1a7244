import type { JobEvent } from '@toile/contract';
import { randomId } from '../random-id.ts';
import type { BrowserPorts, ChannelLike } from './browser-ports.ts';
import { JobFeed, type JobWatcher } from './job-feed.ts';
import { Leadership } from './leadership.ts';
import { StreamLeader } from './stream-leader.ts';
import {
  type LeaderMessage,
  type TabMessage,
  tabMessageSchema,
  type WantMessage,
} from './tab-message.ts';

const CHANNEL_NAME = 'toile-job-events';
const PULSE_MS = 4000;

type AnyListener = (jobId: string, event: JobEvent) => void;

/**
 * Source of jobs' events for a tab. All tabs of a browser share the connections of one of them;
 * where the browser has no locks or no channels, each tab has its own.
 */
export class JobEventHub {
  readonly #tab = randomId();
  readonly #ports: BrowserPorts;
  readonly #feeds = new Map<string, JobFeed>();
  readonly #anyListeners = new Set<AnyListener>();
  readonly #channel: ChannelLike | undefined;
  readonly #leadership: Leadership | undefined;
  #leader: StreamLeader | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #awaitingReply = false;

  constructor(ports: BrowserPorts) {
    this.#ports = ports;
    if (!ports.locks || !ports.openChannel) return;
    this.#channel = ports.openChannel(CHANNEL_NAME);
    this.#channel.onmessage = (message) => this.#handleMessage(message.data);
    this.#leadership = new Leadership(ports.locks, {
      onLead: () => this.#lead(),
      onDeposed: () => this.#deposed(),
    });
  }

  /** Follows a job from its first event on. Returns a function that stops. */
  watch(jobId: string, watcher: JobWatcher): () => void {
    const known = this.#feeds.get(jobId);
    const feed = known ?? new JobFeed();
    this.#feeds.set(jobId, feed);
    feed.add(watcher);
    if (!known) this.#begin(jobId);
    return () => this.#unwatch(jobId, watcher);
  }

  /** Reports every event of any job that this tab receives. */
  onAny(listener: AnyListener): () => void {
    this.#anyListeners.add(listener);
    return () => this.#anyListeners.delete(listener);
  }

  /** Tries a lost stream again. */
  retry(jobId: string): void {
    this.#want(jobId, true);
  }

  #begin(jobId: string): void {
    if (!this.#leadership) this.#leader ??= this.#createLeader();
    this.#want(jobId, false);
    this.#leadership?.join();
    this.#pulse ??= setInterval(() => this.#beat(), PULSE_MS);
  }

  #unwatch(jobId: string, watcher: JobWatcher): void {
    const feed = this.#feeds.get(jobId);
    feed?.remove(watcher);
    if (feed && !feed.watched) this.#drop(jobId);
  }

  #drop(jobId: string): void {
    this.#feeds.delete(jobId);
    if (this.#leader) this.#leader.unwant(jobId, this.#tab);
    else this.#post({ kind: 'unwant', jobId, tab: this.#tab });
    if (this.#feeds.size > 0) return;
    clearInterval(this.#pulse);
    this.#pulse = undefined;
    this.#leader?.close();
    this.#leader = undefined;
    this.#leadership?.leave();
  }

  #want(jobId: string, retry: boolean): void {
    const feed = this.#feeds.get(jobId);
    if (!feed || feed.ended) return;
    const message: WantMessage = {
      kind: 'want',
      jobId,
      tab: this.#tab,
      afterSeq: feed.lastSeq,
      retry,
    };
    if (this.#leader) this.#leader.want(message);
    else this.#post(message);
  }

  #wantAll(): void {
    for (const jobId of this.#feeds.keys()) this.#want(jobId, false);
  }

  #lead(): void {
    this.#leader = this.#createLeader();
    this.#post({ kind: 'leading' });
    this.#wantAll();
  }

  #deposed(): void {
    this.#leader?.close();
    this.#leader = undefined;
    this.#leadership?.join();
    this.#wantAll();
  }

  #createLeader(): StreamLeader {
    return new StreamLeader(this.#ports, (message) => {
      this.#post(message);
      this.#receive(message);
    });
  }

  /**
   * Checks the leader: one that does not answer twice in a row is asleep, and a visible tab takes
   * over.
   */
  #beat(): void {
    if (this.#leader || [...this.#feeds.values()].every((feed) => feed.ended)) return;
    if (this.#awaitingReply && this.#ports.isVisible()) return this.#leadership?.take();
    this.#awaitingReply = true;
    this.#wantAll();
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  #handleMessage(data: unknown): void {
    const parsed = tabMessageSchema.safeParse(data);
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.kind === 'want') return this.#leader?.want(message);
    if (message.kind === 'unwant') return this.#leader?.unwant(message.jobId, message.tab);
    this.#awaitingReply = false;
    this.#receive(message);
  }

  #receive(message: LeaderMessage): void {
    if (message.kind === 'leading') return this.#wantAll();
    const feed = this.#feeds.get(message.jobId);
    if (message.kind === 'status') return feed?.setStatus(message.status);
    if (message.kind === 'badData') return feed?.reportBadData();
    const outcome = feed?.receive(message.event, message.prev) ?? 'taken';
    if (outcome === 'gap') this.#want(message.jobId, false);
    if (outcome !== 'taken') return;
    for (const listener of this.#anyListeners) listener(message.jobId, message.event);
  }
}
