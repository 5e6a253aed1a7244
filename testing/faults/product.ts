import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Role } from '../../apps/server/src/roles.ts';

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url));

/** A process of the product that is started again whenever it is killed. */
export type Part = {
  /** Resolves with the process's id once it is ready to work. */
  ready: () => Promise<number>;
  /** Ends the process with -9 and starts another. */
  kill: () => Promise<void>;
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

function launch(options: PartOptions, output: number): ChildProcess {
  return spawn(
    process.execPath,
    ['--conditions=@toile/source', '--import', 'tsx', SERVE, '--role', options.role],
    {
      env: { PATH: process.env['PATH'], ...options.environment },
      stdio: ['ignore', output, output, 'ipc'],
    },
  );
}

export function startPart(options: PartOptions): Part {
  const output = openSync(options.logFile, 'a');
  let crashes = 0;
  let isEndExpected = false;
  let child: ChildProcess;
  let becomesReady: Promise<unknown>;

  function start(): void {
    const started = launch(options, output);
    child = started;
    becomesReady = once(started, 'message');
    started.on('exit', () => {
      if (child !== started || isEndExpected) return;
      crashes += 1;
      start();
    });
  }

  /** Waits for the process that is there then: the first one may not have lived to be ready. */
  async function ready(): Promise<number> {
    for (;;) {
      const waitedFor = child;
      await Promise.race([becomesReady, once(waitedFor, 'exit')]);
      if (waitedFor === child && child.exitCode === null && child.pid) return child.pid;
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    isEndExpected = true;
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  }

  start();
  return {
    ready,
    kill: async () => {
      await end('SIGKILL');
      isEndExpected = false;
      start();
    },
    signal: (signal) => void child.kill(signal),
    stop: () => end('SIGTERM'),
    crashes: () => crashes,
  };
}
