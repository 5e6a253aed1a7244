import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';
import { createEcho } from './notification-echo.ts';
import { breakOffWhenSilent } from './silent-connection.ts';

export type Subscriber = {
  /** A message on the channel. */
  onMessage: (payload: string) => void;
  /** The connection is restored: messages may have been missed. */
  onGap: () => void;
};

/** PostgreSQL's NOTIFY for the whole process: one connection, however many subscribers. */
export type Notifications = {
  /** Subscribes to one of the opened channels; the returned function unsubscribes. */
  subscribe: (channel: string, subscriber: Subscriber) => () => void;
  close: () => Promise<void>;
};

const RECONNECT_DELAY_MS = 250;
/** Interval of a query that checks the connection: a mere listener would not notice its loss. */
const HEARTBEAT_MS = 10_000;
/** Time limit for closing the connection to a database that may hang. */
const FAREWELL_PATIENCE_MS = 2000;

type NotificationsOptions = {
  channels: readonly string[];
  log: Log;
  /**
   * Sends an empty message on a channel by another connection. With it each check finds out whether
   * messages arrive: through a pooler that lends connections for a transaction, none does.
   */
  send?: (channel: string) => Promise<unknown>;
  heartbeatMs?: number;
  /** Time limit for the database's answer. */
  answerPatienceMs?: number;
  /** Time limit for a message to arrive. */
  echoPatienceMs?: number;
};

/**
 * Listens on `channels` and reconnects for as long as it is open. Subscribers learn of a lost
 * connection when it is restored (`onGap`), and then read what they may have missed. A silent
 * connection counts as lost. While messages do not arrive, `onGap` is called at each check.
 */
export function openNotifications(url: string, options: NotificationsOptions): Notifications {
  const { log, heartbeatMs = HEARTBEAT_MS, answerPatienceMs } = options;
  const subscribers = new Map<string, Set<Subscriber>>(
    options.channels.map((channel) => [channel, new Set()]),
  );
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const echo = createEcho(options);

  function tellGap(): void {
    for (const set of subscribers.values()) for (const subscriber of set) subscriber.onGap();
  }

  function reconnect(lost: pg.Client, error?: Error): void {
    if (isClosed || lost !== client) return;
    client = undefined;
    if (error) log.warn({ err: error }, 'Lost the connection for notifications');
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
    breakOffWhenSilent(fresh, {
      onSilence: (error) => reconnect(fresh, error),
      patienceMs: answerPatienceMs,
    });
    fresh.on('error', (error) => reconnect(fresh, error));
    fresh.on('end', () => reconnect(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === echo.channel) echo.hear();
      for (const subscriber of subscribers.get(channel) ?? []) subscriber.onMessage(payload);
    });
    try {
      await fresh.connect();
      for (const channel of [...options.channels, echo.channel]) {
        await fresh.query(`LISTEN ${channel}`);
      }
    } catch (error) {
      reconnect(fresh, error instanceof Error ? error : new Error(String(error)));
      return;
    }
    tellGap();
    void checkEcho();
  }

  async function checkEcho(): Promise<void> {
    if (!client || isClosed) return;
    if (!(await echo.isHeard()) && !isClosed) tellGap();
  }

  void connect();
  let isChecking = false;

  /** Sends a query whose only purpose is that a missing answer ends the connection. */
  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    await client?.query('select 1').catch(() => undefined);
    await checkEcho();
    isChecking = false;
  }

  const heartbeat = setInterval(() => void check(), heartbeatMs);

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
      clearInterval(heartbeat);
      const farewell = client?.end().catch(() => undefined);
      await Promise.race([farewell, sleep(FAREWELL_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
