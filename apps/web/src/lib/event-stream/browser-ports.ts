import { get, ignoreBody } from '../api/api-client.ts';

/** The part of EventSource that a stream uses. */
export type EventSourceLike = {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
};

/** The part of BroadcastChannel over which tabs talk. */
export type ChannelLike = {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  close(): void;
};

/** The part of the Web Locks that decides which tab leads. */
export type LocksLike = {
  request(name: string, options: LockOptions, held: () => Promise<void>): Promise<unknown>;
};

/** Functions of the browser that the event stream uses; channel and locks may be absent. */
export type BrowserPorts = {
  openEventSource(url: string): EventSourceLike;
  /** Asks the server whether the session lives; ends it in this browser where it does not. */
  checkSession(): void;
  openChannel: ((name: string) => ChannelLike) | undefined;
  locks: LocksLike | undefined;
  isVisible(): boolean;
};

/** readyState of an EventSource that has given up. */
export const EVENT_SOURCE_CLOSED = 2;

/** The ports of the page. */
export function browserPorts(): BrowserPorts {
  return {
    openEventSource: (url) => new EventSource(url),
    checkSession: () =>
      void get('/get-user-credits/', { parse: ignoreBody }).catch(() => undefined),
    openChannel:
      typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
    // Absent outside secure contexts, whatever the DOM's types say.
    locks: (navigator as { locks?: LockManager }).locks,
    isVisible: () => document.visibilityState === 'visible',
  };
}
