import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithUs } from './end-with-us.ts';
import { isAlive, readPostmaster } from './postmaster-file.ts';
import { openPrivateFolder } from './private-folder.ts';
import type { ServerAccount } from './server-account.ts';
import { type ServerSettings, serverEnvironment, serverFlags } from './server-settings.ts';

const READY_WITHIN_MS = 120_000;
/**
 * Time limit of a fast stop; an immediate stop follows. PostgreSQL forgets a fast stop that it gets
 * while it recovers from a crash.
 */
const FAST_STOP_WITHIN_MS = 10_000;
const IMMEDIATE_STOP_WITHIN_MS = 5_000;
const POLL_MS = 10;
const KEPT_LINES = 20;

export type ServerProcessOptions = {
  binaries: string;
  dataFolder: string;
  socketFolder: string;
  account: ServerAccount;
  settings: ServerSettings;
  log: (line: string) => void;
};

/** A server that did not start; the message has its last output. */
export class ServerStartError extends Error {
  override readonly name = 'ServerStartError';
}

/**
 * Starts the program and waits until it accepts connections. It gets a process group of its own: a
 * Ctrl-C in the terminal reaches us alone, and we stop it when our own work is done.
 */
export async function startServerProcess(options: ServerProcessOptions): Promise<ChildProcess> {
  // Each time anew: the end of an earlier run removes it.
  openPrivateFolder(options.socketFolder, options.account);
  const program = join(options.binaries, 'bin', 'postgres');
  const flags = ['-D', options.dataFolder, ...serverFlags(options.socketFolder, options.settings)];
  const child = spawn(program, flags, {
    ...options.account,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithUs(child, options.account);
  const lastLines = keepLastLines(child, options.log);
  await waitUntilReady(child, options.dataFolder, lastLines);
  return child;
}

function keepLastLines(child: ChildProcess, log: (line: string) => void): readonly string[] {
  const lines: string[] = [];
  if (!child.stderr) return lines;
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    log(line);
  });
  return lines;
}

async function waitUntilReady(
  child: ChildProcess,
  dataFolder: string,
  lastLines: readonly string[],
): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  const hasEnded = ended.then(() => true);
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(dataFolder);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return;
    if (await Promise.race([hasEnded, delay(POLL_MS, false)])) {
      throw new ServerStartError(`PostgreSQL did not start: ${lastLines.join('\n')}`);
    }
  }
  child.kill('SIGKILL');
  throw new ServerStartError(`PostgreSQL was not ready in time: ${lastLines.join('\n')}`);
}

/**
 * Fast shutdown: open transactions are rolled back, the log is flushed. After a time limit the
 * process is killed.
 */
export async function stopServerProcess(pid: number): Promise<void> {
  if (await signalAndWait(pid, 'SIGINT', FAST_STOP_WITHIN_MS)) return;
  if (await signalAndWait(pid, 'SIGQUIT', IMMEDIATE_STOP_WITHIN_MS)) return;
  await signalAndWait(pid, 'SIGKILL', IMMEDIATE_STOP_WITHIN_MS);
}

async function signalAndWait(
  pid: number,
  signal: NodeJS.Signals,
  withinMs: number,
): Promise<boolean> {
  if (!isAlive(pid)) return true;
  process.kill(pid, signal);
  const deadline = Date.now() + withinMs;
  while (isAlive(pid) && Date.now() < deadline) await delay(POLL_MS);
  return !isAlive(pid);
}
