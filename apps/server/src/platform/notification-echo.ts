import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

type EchoOptions = {
  /** Sends an empty message on a channel by another connection. Absent: nothing is tried. */
  send?: (channel: string) => Promise<unknown>;
  log: Log;
  echoPatienceMs?: number;
};

/** Wait for the echo of a message, which takes a millisecond. */
const ECHO_PATIENCE_MS = 2000;

/** A trial whether messages arrive at this process. */
export type Echo = {
  /** The channel of this process alone. */
  channel: string;
  /** To be called for each message on the channel. */
  hear: () => void;
  /** False when a message that was sent did not arrive; true also when none could be sent. */
  isHeard: () => Promise<boolean>;
};

/** Creates the trial; the log tells once that nothing arrives. */
export function createEcho({ send, log, echoPatienceMs = ECHO_PATIENCE_MS }: EchoOptions): Echo {
  const channel = `echo_${randomUUID().replaceAll('-', '')}`;
  let hear: () => void = () => undefined;
  let isTold = false;

  function tellOnce(): void {
    if (isTold) return;
    isTold = true;
    log.warn(
      'Notifications do not arrive, as behind a pooler: what happens shows seconds late. Set DATABASE_LISTEN_URL to the address of the database without the pooler (docs/deploy.md)',
    );
  }

  async function isHeard(): Promise<boolean> {
    if (!send) return true;
    const heard = new Promise<true>((resolve) => {
      hear = () => resolve(true);
    });
    try {
      await send(channel);
    } catch {
      return true;
    }
    const patience = new AbortController();
    const silence = sleep(echoPatienceMs, false, { signal: patience.signal }).catch(() => false);
    const isThere = await Promise.race([heard, silence]);
    patience.abort();
    if (!isThere) tellOnce();
    return isThere;
  }

  return { channel, hear: () => hear(), isHeard };
}
