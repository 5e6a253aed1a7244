import { spawnSync } from 'node:child_process';
import type { ServerAccount } from './server-account.ts';

/**
 * True when the account can enter the folder. The operating system decides: a shell under that
 * account tries it.
 */
export function canEnter(folder: string, account: ServerAccount): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  if (probe.error) throw cannotBecome(account, probe.error);
  return probe.status === 0;
}

/**
 * Runs `postgres --version` as the account: proves that the account can use program and libraries.
 */
export function canRunPostgres(nativeFolder: string, account: ServerAccount): boolean {
  const probe = spawnSync(`${nativeFolder}/bin/postgres`, ['--version'], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return probe.status === 0;
}

function cannotBecome(account: ServerAccount, cause: Error): Error {
  const message = account
    ? `PostgreSQL does not run as root, and this process may not become user ${account.uid}: start Toile as an ordinary user, or set DATABASE_URL.`
    : `The shell /bin/sh cannot be started: ${cause.message}`;
  return new Error(message, { cause });
}
