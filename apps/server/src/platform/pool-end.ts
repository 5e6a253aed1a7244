import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Time limit for connections in use. All work was stopped before, so they wait for a silent
 * database.
 */
const PATIENCE_MS = 5000;

type PoolEnding = { onError: (error: Error) => void; patienceMs?: number };

/** Ends the pool within a time limit; connections still in use after it are broken off. */
export function boundedEnd(pool: pg.Pool, ending: PoolEnding): () => Promise<void> {
  const lent = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));

  async function breakOff(signal: AbortSignal): Promise<void> {
    await sleep(ending.patienceMs ?? PATIENCE_MS, undefined, { signal });
    ending.onError(new Error(`Broke off ${lent.size} connections that were still in use`));
    for (const client of lent) client.end().catch(ending.onError);
  }

  return async () => {
    const ended = new AbortController();
    const brokenOff = breakOff(ended.signal).catch(() => undefined);
    // All waiting queries have failed by now; connections that are never returned are abandoned.
    await Promise.race([pool.end(), brokenOff]);
    ended.abort();
  };
}
