import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const NAME = /^(?<host>.+)~(?<pid>\d+)~[0-9a-f-]+$/;
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * A fresh name that contains its process, so that the next start can remove the files of a dead
 * one.
 */
export function nameTemporaryFile(): string {
  return `${hostname()}~${process.pid}~${randomUUID()}`;
}

/** Removes temporary files of dead processes, and any older than a day. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (await isLeftover(name, path)) await rm(path, { force: true });
  }
}

async function isLeftover(name: string, path: string): Promise<boolean> {
  const modifiedMs = await stat(path).then(
    (stats) => stats.mtimeMs,
    () => undefined,
  );
  if (modifiedMs === undefined) return false;
  if (Date.now() - modifiedMs > ABANDONED_AFTER_MS) return true;
  const owner = NAME.exec(name)?.groups;
  if (owner?.host !== hostname()) return false;
  const pid = Number(owner.pid);
  if (pid === process.pid) return modifiedMs < Date.now() - process.uptime() * 1000;
  return !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Anything but "no such process" means that it is there, for example under another user.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
