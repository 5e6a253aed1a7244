import type {
  BrowserPorts,
  ChannelLike,
  EventSourceLike,
} from '../lib/event-stream/browser-ports.ts';

/** An EventSource that the test plays the server for. */
export class FakeEventSource implements EventSourceLike {
  readyState = 0;
  readonly url: string;
  readonly #listeners = new Map<string, ((event: MessageEvent<string>) => void)[]>();

  constructor(url: string) {
    this.url = url;
  }

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = 1;
    this.#dispatch('open', new MessageEvent('open'));
  }

  send(seq: number, name: string, data: unknown): void {
    if (this.readyState === 2) return;
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.#dispatch(name, new MessageEvent(name, { data: text, lastEventId: String(seq) }));
  }

  /** Breaks the connection: the browser will try again by itself. */
  drop(): void {
    this.readyState = 0;
    this.#dispatch('error', new MessageEvent('error'));
  }

  /** Refuses the connection: the browser gives up. */
  refuse(): void {
    this.readyState = 2;
    this.#dispatch('error', new MessageEvent('error'));
  }

  #dispatch(type: string, event: MessageEvent<string>): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
}

type Request = {
  tab: number;
  granted(): Promise<void>;
  settle: { resolve(): void; reject(reason: unknown): void };
};

/** A browser with tabs that share locks and channels; it records the event sources. */
export class FakeBrowser {
  /** Number of times that a tab has asked whether there is still a session. */
  sessionChecks = 0;
  readonly sources: FakeEventSource[] = [];
  readonly #channels: { tab: number; channel: ChannelLike }[] = [];
  readonly #closed = new Set<number>();
  readonly #asleep = new Set<number>();
  #holder: Request | undefined;
  #line: Request[] = [];
  #tabs = 0;

  /** Sources that are still open or opening. */
  get live(): FakeEventSource[] {
    return this.sources.filter((source) => source.readyState !== 2);
  }

  openTab(): { ports: BrowserPorts; close(): void; sleep(): void } {
    const tab = this.#tabs++;
    const own: FakeEventSource[] = [];
    return {
      ports: {
        openEventSource: (url) => {
          const source = new FakeEventSource(url);
          own.push(source);
          this.sources.push(source);
          return source;
        },
        checkSession: () => {
          this.sessionChecks += 1;
        },
        openChannel: () => this.#openChannel(tab),
        locks: { request: this.#request(tab) },
        isVisible: () => true,
      },
      close: () => {
        this.#closed.add(tab);
        for (const source of own) source.close();
        this.#line = this.#line.filter((request) => request.tab !== tab);
        if (this.#holder?.tab === tab) this.#passOn();
      },
      sleep: () => {
        this.#asleep.add(tab);
        for (const source of own) source.close();
      },
    };
  }

  #openChannel(tab: number): ChannelLike {
    const channel: ChannelLike = {
      onmessage: null,
      close: () => undefined,
      postMessage: (message) => this.#broadcast(tab, channel, structuredClone(message)),
    };
    this.#channels.push({ tab, channel });
    return channel;
  }

  #broadcast(tab: number, from: ChannelLike, data: unknown): void {
    if (this.#closed.has(tab)) return;
    queueMicrotask(() => {
      for (const { tab: other, channel } of this.#channels) {
        if (channel === from || this.#closed.has(other) || this.#asleep.has(other)) continue;
        channel.onmessage?.(new MessageEvent('message', { data }));
      }
    });
  }

  #request(tab: number) {
    return (_name: string, options: LockOptions, granted: () => Promise<void>): Promise<void> =>
      new Promise((resolve, reject) => {
        const request = { tab, granted, settle: { resolve, reject } };
        options.signal?.addEventListener('abort', () => {
          this.#line = this.#line.filter((other) => other !== request);
          reject(new DOMException('aborted', 'AbortError'));
        });
        if (options.steal) return this.#steal(request);
        this.#line.push(request);
        if (!this.#holder) this.#passOn();
      });
  }

  #steal(request: Request): void {
    this.#holder?.settle.reject(new DOMException('stolen', 'AbortError'));
    this.#line.unshift(request);
    this.#passOn();
  }

  #passOn(): void {
    const next = this.#line.shift();
    this.#holder = next;
    if (!next) return;
    queueMicrotask(() => void this.#grant(next));
  }

  async #grant(request: Request): Promise<void> {
    await request.granted();
    request.settle.resolve();
    if (this.#holder === request) this.#passOn();
  }
}
