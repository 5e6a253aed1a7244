import { setTimeout as delay } from 'node:timers/promises';
import type { ClusterHome } from './cluster-home.ts';
import { hasOwner } from './owner-session.ts';
import { findRunningServer, removeStalePostmasterFile } from './postmaster-file.ts';
import { stopServerProcess } from './server-process.ts';

/**
 * Longest wait for an owner's lock. An owner that has just started, or whose session a crashed
 * connection ended, takes its lock within milliseconds; a busy machine may need long for them. The
 * wait is in vain only after everything but the server was killed.
 */
const OWNER_APPEARS_WITHIN_MS = 5_000;
/** Longest wait for the end of an owner, at a quick restart. */
const OWNER_ENDS_WITHIN_MS = 5_000;
const ANSWERS_WITHIN_MS = 30_000;
const POLL_MS = 100;

/** The database belongs to another running Toile. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';

  constructor(home: ClusterHome, pid: number) {
    super(
      `Another Toile is running on this database (${home.dataFolder}, PostgreSQL process ${pid}): stop it first, or give this one a DATA_DIR of its own.`,
    );
  }
}

/**
 * Prepares a start. A server whose owner was killed lives on: it is stopped cleanly.
 *
 * @throws DatabaseInUseError when its owner is alive
 */
export async function stopLeftoverServer(
  home: ClusterHome,
  log: (line: string) => void,
): Promise<void> {
  const pid = findRunningServer(home.dataFolder);
  if (!pid) return removeStalePostmasterFile(home.dataFolder);
  if (await isOwned(home, pid)) throw new DatabaseInUseError(home, pid);
  log(`Stopping the PostgreSQL (process ${pid}) that an earlier run left behind.`);
  await stopServerProcess(pid);
}

async function isOwned(home: ClusterHome, pid: number): Promise<boolean> {
  if (await askForOwner(home, pid)) return staysOwned(home, pid);
  return becomesOwned(home, pid);
}

async function becomesOwned(home: ClusterHome, pid: number): Promise<boolean> {
  const deadline = Date.now() + OWNER_APPEARS_WITHIN_MS;
  while (Date.now() < deadline) {
    await delay(POLL_MS);
    if (!isThere(home, pid)) return false;
    if (await askForOwner(home, pid)) return true;
  }
  return false;
}

async function staysOwned(home: ClusterHome, pid: number): Promise<boolean> {
  const deadline = Date.now() + OWNER_ENDS_WITHIN_MS;
  while (Date.now() < deadline) {
    await delay(POLL_MS);
    if (!isThere(home, pid) || !(await askForOwner(home, pid))) return false;
  }
  return true;
}

const isThere = (home: ClusterHome, pid: number) => findRunningServer(home.dataFolder) === pid;

/** Asks for the owner. A server that is starting or stopping refuses connections for a while. */
async function askForOwner(home: ClusterHome, pid: number): Promise<boolean> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  for (;;) {
    try {
      return await hasOwner(home.socketFolder);
    } catch (cause) {
      if (!isThere(home, pid)) return false;
      if (Date.now() > deadline) {
        throw new Error(
          `PostgreSQL (process ${pid}) runs in ${home.dataFolder} but does not answer: stop that process.`,
          { cause },
        );
      }
      await delay(POLL_MS);
    }
  }
}
