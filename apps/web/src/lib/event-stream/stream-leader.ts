import type { JobEvent } from '@toile/contract';
import type { BrowserPorts } from './browser-ports.ts';
import { ConnectionPool } from './connection-pool.ts';
import { JobConnection, type StreamStatus } from './job-connection.ts';
import type { LeaderMessage, WantMessage } from './tab-message.ts';

const MAX_CONNECTIONS = 3;
const TURN_MS = 4000;

type Job = { events: JobEvent[]; status: StreamStatus; tabs: Set<string> };

/**
 * The leading tab's work: holds the connections of all jobs that any tab follows, keeps their
 * events, and sends them to all tabs. Every job is read from its start, so that neither a late tab
 * nor a new leader misses anything; tabs drop events that they have.
 */
export class StreamLeader {
  readonly #jobs = new Map<string, Job>();
  readonly #ports: BrowserPorts;
  readonly #tell: (message: LeaderMessage) => void;
  readonly #pool: ConnectionPool;

  constructor(ports: BrowserPorts, tell: (message: LeaderMessage) => void) {
    this.#ports = ports;
    this.#tell = tell;
    const limits = { max: MAX_CONNECTIONS, turnMs: TURN_MS };
    this.#pool = new ConnectionPool(limits, (jobId) => this.#connect(jobId));
  }

  want(message: WantMessage): void {
    const { jobId } = message;
    const job = this.#jobs.get(jobId) ?? this.#start(jobId);
    job.tabs.add(message.tab);
    job.events.forEach((event, index) => {
      if (event.seq > message.afterSeq) this.#tellEvent(jobId, job, index);
    });
    if (message.retry && job.status === 'lost') this.#retry(jobId, job);
    this.#tell({ kind: 'status', jobId, status: job.status });
  }

  unwant(jobId: string, tab: string): void {
    const job = this.#jobs.get(jobId);
    job?.tabs.delete(tab);
    if (job?.tabs.size === 0) this.#forget(jobId);
  }

  close(): void {
    this.#pool.close();
    this.#jobs.clear();
  }

  #start(jobId: string): Job {
    const job: Job = { events: [], status: 'connecting', tabs: new Set() };
    this.#jobs.set(jobId, job);
    this.#pool.add(jobId);
    return job;
  }

  #retry(jobId: string, job: Job): void {
    job.status = 'connecting';
    this.#pool.remove(jobId);
    this.#pool.add(jobId);
  }

  #forget(jobId: string): void {
    this.#jobs.delete(jobId);
    this.#pool.remove(jobId);
  }

  #connect(jobId: string): JobConnection {
    const afterSeq = this.#jobs.get(jobId)?.events.at(-1)?.seq ?? 0;
    const sink = {
      onEvent: (event: JobEvent) => this.#received(jobId, event),
      onBadData: () => this.#tell({ kind: 'badData', jobId }),
      onStatus: (status: StreamStatus) => this.#changed(jobId, status),
    };
    return new JobConnection({ jobId, afterSeq }, sink, this.#ports);
  }

  #received(jobId: string, event: JobEvent): void {
    const job = this.#jobs.get(jobId);
    if (!job || event.seq <= (job.events.at(-1)?.seq ?? 0)) return;
    job.events.push(event);
    this.#tellEvent(jobId, job, job.events.length - 1);
    if (event.event === 'done') this.#forget(jobId);
  }

  #changed(jobId: string, status: StreamStatus): void {
    const job = this.#jobs.get(jobId);
    if (!job) return;
    job.status = status;
    this.#tell({ kind: 'status', jobId, status });
  }

  #tellEvent(jobId: string, job: Job, index: number): void {
    const event = job.events[index];
    if (!event) return;
    this.#tell({ kind: 'event', jobId, prev: job.events[index - 1]?.seq ?? 0, event });
  }
}
