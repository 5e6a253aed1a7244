import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Role } from '../../apps/server/src/roles.ts';

/** Folder of the compiled programs, as an operator runs them. */
const PROGRAMS = new URL('../../apps/server/dist/', import.meta.url);
const KEEPER = fileURLToPath(new URL('testing/probe-slow-keeper.js', PROGRAMS));
const ALONE = fileURLToPath(new URL('testing/probe-slow-main.js', PROGRAMS));

/** The product with its own engines. */
export const MAIN = fileURLToPath(new URL('main.js', PROGRAMS));
/**
 * Size of the heap in megabytes: small enough to be soon exhausted, and large enough for the work.
 */
const HEAP_MB = 256;
const PAUSE_MS = 20;
/** Longest wait for a process, longer than any fault keeps one away. */
const PATIENCE_MS = 180_000;

export type Death = 'SIGKILL' | 'heap exhaustion';

/** A process of the product that is restarted whenever it dies. */
export type Part = {
  /** Resolves with the process's id once it is ready to work. */
  ready: () => Promise<number>;
  /**
   * Kills the process and waits until it is back; resolves with the time of its death by
   * `performance.now()`.
   */
  kill: (death: Death) => Promise<number>;
  /** Asks the process to end, as at an update, and waits until the next one is ready. */
  renew: () => Promise<void>;
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Asks the process to end and waits; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** Number of its unexpected ends. */
  crashes: () => number;
};

type PartOptions = {
  role: Role;
  environment: Record<string, string>;
  /** The program; one with a slow engine by default. */
  program?: string;
  /** Stream that receives its output. It is left open. */
  output: Writable;
  /** Size of its heap. */
  heapMb?: number;
};

/**
 * Record of a process over its restarts. `isReady` is of the present one, which may end before it
 * is ready.
 */
type Lives = { pid: number; started: number; isReady: boolean; deaths: number; diedAt: number };

function launch(program: string, options: PartOptions) {
  const { role, environment, output, heapMb = HEAP_MB } = options;
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, program, '--role', role],
    {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  return { child, lines: createInterface(child.stdout) };
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}`);
    await sleep(PAUSE_MS);
  }
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

async function endWith(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return child.exitCode;
}

/** Makes a part of the product, whichever process starts it again. */
function openPart(lives: Lives, stop: Part['stop']): Part {
  let killed = 0;

  async function ready(): Promise<number> {
    await until(() => lives.isReady, 'a process is ready to work');
    return lives.pid;
  }

  async function replace(signal: NodeJS.Signals): Promise<void> {
    const pid = await ready();
    const { started: before } = lives;
    killed += 1;
    process.kill(pid, signal);
    await until(() => lives.started > before && lives.isReady, 'a killed process is back');
  }

  return {
    ready,
    kill: async (death) => {
      await replace(death === 'SIGKILL' ? 'SIGKILL' : 'SIGUSR2');
      return lives.diedAt;
    },
    renew: () => replace('SIGTERM'),
    signal: (signal) => void process.kill(lives.pid, signal),
    stop: () => {
      resumeProcess(lives);
      return stop();
    },
    crashes: () => lives.deaths - killed,
  };
}

function openLives(): Lives {
  return { pid: 0, started: 0, isReady: false, deaths: 0, diedAt: 0 };
}

function noteStart(lives: Lives, pid: number): void {
  lives.started += 1;
  lives.isReady = false;
  lives.pid = pid;
}

function noteReadiness(lives: Lives, line: string): void {
  if (line.includes('"roles":')) lives.isReady = true;
}

function noteDeath(lives: Lives): void {
  lives.deaths += 1;
  lives.isReady = false;
  lives.diedAt = performance.now();
}

/** Resumes a stopped process, if there is one. */
function resumeProcess({ pid, deaths, started }: Lives): void {
  if (pid > 0 && deaths < started) tell(pid, 'SIGCONT');
}

/** Ends the started processes however this program ends. */
function endAtExit(lives: Lives, child: () => ChildProcess): void {
  process.once('exit', () => {
    resumeProcess(lives);
    child().kill('SIGTERM');
  });
}

/** A server under its keeper, which restarts it, as `npm start` runs it. */
export function startKeptPart(options: PartOptions): Part {
  const lives = openLives();
  const { child, lines } = launch(KEEPER, options);
  lines.on('line', (line) => {
    const started = /"server":(\d+)/.exec(line);
    if (started) noteStart(lives, Number(started[1]));
    noteReadiness(lives, line);
    if (line.includes('The server has died')) noteDeath(lives);
  });
  endAtExit(lives, () => child);
  return openPart(lives, () => endWith(child, 'SIGTERM'));
}

/**
 * A server without a keeper, as on a machine of its own: its leases run out before others take its
 * slots.
 */
export function startLonePart(options: PartOptions): Part {
  const lives = openLives();
  let isStopping = false;
  let child: ChildProcess;

  function start(): void {
    const launched = launch(options.program ?? ALONE, options);
    child = launched.child;
    noteStart(lives, child.pid ?? 0);
    launched.lines.on('line', (line) => {
      // Output of an earlier life may arrive late.
      if (launched.child === child) noteReadiness(lives, line);
    });
    child.on('exit', () => {
      if (isStopping) return;
      noteDeath(lives);
      start();
    });
  }

  start();
  endAtExit(lives, () => child);
  return openPart(lives, () => {
    isStopping = true;
    return endWith(child, 'SIGTERM');
  });
}
