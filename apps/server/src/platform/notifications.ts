import pg from 'pg';
import type { Log } from './log.ts';

type Subscriber = {
  /** A message on the channel. */
  onMessage: (payload: string) => void;
  /** The connection is there again after a gap: messages may have been missed. */
  onGap: () => void;
};

/** PostgreSQL's NOTIFY for a whole process: one connection, however many subscribers. */
export type Notifications = {
  /** Subscribes to a channel given at the opening; the answer ends the subscription. */
  subscribe: (channel: string, subscriber: Subscriber) => () => void;
  close: () => Promise<void>;
};

const RECONNECT_DELAY_MS = 250;

/**
 * Listens on `channels` and reconnects for as long as it is open. A lost connection is told to
 * subscribers when it is back (`onGap`), so that they read again what they may have missed.
 */
export function openNotifications(
  url: string,
  options: { channels: readonly string[]; log: Log },
): Notifications {
  const subscribers = new Map<string, Set<Subscriber>>(
    options.channels.map((channel) => [channel, new Set()]),
  );
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function reconnect(lost: pg.Client, error?: Error): void {
    if (isClosed || lost !== client) return;
    client = undefined;
    if (error) options.log.warn({ err: error }, 'Lost the connection for notifications');
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), RECONNECT_DELAY_MS);
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = fresh;
    fresh.on('error', (error) => reconnect(fresh, error));
    fresh.on('end', () => reconnect(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const subscriber of subscribers.get(channel) ?? []) subscriber.onMessage(payload);
    });
    try {
      await fresh.connect();
      for (const channel of options.channels) await fresh.query(`LISTEN ${channel}`);
    } catch (error) {
      reconnect(fresh, error instanceof Error ? error : new Error(String(error)));
      return;
    }
    for (const set of subscribers.values()) for (const subscriber of set) subscriber.onGap();
  }

  void connect();

  return {
    subscribe: (channel, subscriber) => {
      const set = subscribers.get(channel);
      if (!set) throw new Error(`Nobody listens on the channel "${channel}"`);
      set.add(subscriber);
      return () => void set.delete(subscriber);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
