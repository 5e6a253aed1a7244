import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Role } from '../../apps/server/src/roles.ts';

/** Compiled, as an operator runs them. */
const PROGRAMS = new URL('../../apps/server/dist/testing/', import.meta.url);
const KEEPER = fileURLToPath(new URL('probe-slow-keeper.js', PROGRAMS));
const ALONE = fileURLToPath(new URL('probe-slow-main.js', PROGRAMS));
/** In megabytes: a heap that is soon exhausted, and large enough for the work. */
const HEAP_MB = 256;
const PAUSE_MS = 20;

export type Death = 'SIGKILL' | 'heap exhaustion';

/** A process of the product that comes back whenever it dies. */
export type Part = {
  /** Resolves with the process's id once it is ready to work. */
  ready: () => Promise<number>;
  /** Ends the process and waits until it is back; when it died, by `performance.now()`. */
  kill: (death: Death) => Promise<number>;
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Asks the process to end and waits; its exit code. */
  stop: () => Promise<number | null>;
  /** How often it ended without having been asked to. */
  crashes: () => number;
};

type PartOptions = {
  role: Role;
  environment: Record<string, string>;
  /** Where its output goes. */
  logFile: string;
};

/** What is known of the lives of a process. */
type Lives = { pid: number; started: number; ready: number; deaths: number; diedAt: number };

function launch(program: string, { role, environment, logFile }: PartOptions) {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, program, '--role', role],
    {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = createWriteStream(logFile, { flags: 'a' });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  return { child, lines: createInterface(child.stdout) };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(PAUSE_MS);
}

async function endWith(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return child.exitCode;
}

/** What parts have in common, whoever starts them again. */
function openPart(lives: Lives, stop: Part['stop']): Part {
  let killed = 0;

  async function ready(): Promise<number> {
    await until(() => lives.ready === lives.started && lives.deaths === lives.started - 1);
    return lives.pid;
  }

  return {
    ready,
    kill: async (death) => {
      const pid = await ready();
      const { ready: before } = lives;
      killed += 1;
      process.kill(pid, death === 'SIGKILL' ? 'SIGKILL' : 'SIGUSR2');
      await until(() => lives.ready > before);
      return lives.diedAt;
    },
    signal: (signal) => void process.kill(lives.pid, signal),
    stop,
    crashes: () => lives.deaths - killed,
  };
}

function openLives(): Lives {
  return { pid: 0, started: 0, ready: 0, deaths: 0, diedAt: 0 };
}

function noteStart(lives: Lives, pid: number): void {
  lives.started += 1;
  lives.pid = pid;
}

function noteDeath(lives: Lives): void {
  lives.deaths += 1;
  lives.diedAt = performance.now();
}

/** A server under its keeper, which starts it again: it lives as `npm start` has it live. */
export function startKeptPart(options: PartOptions): Part {
  const lives = openLives();
  const { child, lines } = launch(KEEPER, options);
  lines.on('line', (line) => {
    const started = /"server":(\d+)/.exec(line);
    if (started) noteStart(lives, Number(started[1]));
    if (line.includes('"roles":')) lives.ready += 1;
    if (line.includes('The server has died')) noteDeath(lives);
  });
  return openPart(lives, () => endWith(child, 'SIGTERM'));
}

/** A server without a keeper, on a machine of its own: others find its leases run out. */
export function startLonePart(options: PartOptions): Part {
  const lives = openLives();
  let isStopping = false;
  let child: ChildProcess;

  function start(): void {
    const launched = launch(ALONE, options);
    child = launched.child;
    noteStart(lives, child.pid ?? 0);
    launched.lines.on('line', (line) => {
      if (line.includes('"roles":')) lives.ready += 1;
    });
    child.on('exit', () => {
      if (isStopping) return;
      noteDeath(lives);
      start();
    });
  }

  start();
  return openPart(lives, () => {
    isStopping = true;
    return endWith(child, 'SIGTERM');
  });
}
