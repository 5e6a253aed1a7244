import { chownSync, mkdirSync, statSync } from 'node:fs';
import type { ServerAccount } from './server-account.ts';

/**
 * Makes a folder that only the database's account and root can enter: its socket needs no password.
 */
export function openPrivateFolder(folder: string, account: ServerAccount): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  const { uid, mode } = statSync(folder);
  const owner = account?.uid ?? process.getuid?.();
  if (uid !== owner || (mode & 0o077) !== 0) {
    throw new Error(`${folder} must belong to user ${owner} alone (mode 0700): remove it.`);
  }
}
