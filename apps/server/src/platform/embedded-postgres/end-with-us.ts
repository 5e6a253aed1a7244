import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerAccount } from './server-account.ts';
import { serverEnvironment } from './server-settings.ts';

/**
 * Shell script that reads until the other end of its input closes, when our process has died; then
 * it asks the server to stop.
 */
const WATCH = 'while read -r _; do :; done; kill -INT "$1"';

/**
 * Runs a small shell beside the server, for as long as that runs: it stops the server cleanly when
 * this process dies without time to do so.
 */
export function endWithUs(server: ChildProcess, account: ServerAccount): void {
  if (!server.pid) return;
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'sh', String(server.pid)], {
    ...account,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a watcher, the next start stops a server that our killed process has left.
  watcher.on('error', () => {});
  watcher.stdin.on('error', () => {});
  watcher.unref();
  server.once('exit', () => watcher.kill('SIGKILL'));
}
