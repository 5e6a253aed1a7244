import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts';
import { childrenOf } from '../hostile/proc.ts';

/** Time of the freeze, longer than the product waits for an answer of its database. */
const FROZEN_MS = 20_000;

/** Answer to a request while the database was silent. */
export type FrozenAnswer = { status: number; hasRetryAfter: boolean };

function tell(pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

async function ask(origin: string): Promise<FrozenAnswer> {
  // A cookie that makes the product query the database.
  const cookie = `sessionid=${'0'.repeat(43)}`;
  const { status, headers } = await fetch(`${origin}/api/dashboard/`, { headers: { cookie } });
  return { status, hasRetryAfter: headers.has('retry-after') };
}

/**
 * Stops every process of the database (SIGSTOP), sends a request to the product, and resumes them.
 */
export async function freezeDatabase({
  postgres: { pid },
  origin,
}: {
  postgres: EmbeddedPostgres;
  origin: string;
}): Promise<FrozenAnswer> {
  if (!pid) throw new Error('The database has no process');
  tell([pid], 'SIGSTOP');
  // Listed once it is stopped: it starts no others.
  const pids = [pid, ...childrenOf(pid)];
  tell(pids, 'SIGSTOP');
  try {
    const [answer] = await Promise.all([ask(origin), sleep(FROZEN_MS)]);
    return answer;
  } finally {
    tell(pids, 'SIGCONT');
  }
}
