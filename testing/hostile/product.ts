import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Database, openDatabase } from '../../apps/server/src/platform/database.ts';
import { databaseUrl } from '../../apps/server/src/platform/embedded-postgres/server-settings.ts';
import { findFreePort, isWell } from '../../apps/server/src/testing/server-process.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PROBE = pathToFileURL(fileURLToPath(new URL('probe.mjs', import.meta.url))).href;
const START_PATIENCE_MS = 180_000;
const END_PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/** The built product as `npm start` starts it, with its own database and a probe in it. */
export type Product = {
  port: number;
  database: Database;
  /** Folder in which the probes of its processes answer. */
  probeFolder: string;
  /** Id of its outermost process. */
  readonly pid: number;
  /** True after an unexpected end. */
  hasEnded: () => boolean;
  /** Starts it again on the same data, as an operator would who finds it ended. */
  startAgain: () => Promise<void>;
  /** Waits until it answers; false when it does not in time. */
  waitUntilReady: (patienceMs?: number) => Promise<boolean>;
  /** Ends everything and removes its folder; resolves with the exit code. */
  close: () => Promise<number | null>;
};

type Place = { folder: string; port: number; logFile: string };

function launch({ folder, port, logFile }: Place): ChildProcess {
  const output = openSync(logFile, 'a');
  const { PATH, HOME, TMPDIR, NODE_OPTIONS = '' } = process.env;
  return spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_OPTIONS: `${NODE_OPTIONS} --import ${PROBE}`.trim(),
      TOILE_PROBE_FOLDER: join(folder, 'probe'),
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: String(port),
      // This repository's models: nothing is fetched for a trial.
      MODELS_DIR: join(ROOT, '.build/models'),
      CUTOUT_MODEL: 'selfie',
      DEMO_ACCOUNT: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', output, output],
  });
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  const forcing = setTimeout(() => child.kill('SIGKILL'), END_PATIENCE_MS);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(forcing);
  return child.exitCode;
}

/** Starts the product in a folder of its own; its output goes to `logFile`. */
export async function startProduct(logFile: string): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-hostile-'));
  // The database may run as another user, who needs access.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'probe'));
  const port = await findFreePort();
  let child = launch({ folder, port, logFile });
  const socketFolder = join(folder, 'data/postgres-socket');
  const database = openDatabase(databaseUrl(socketFolder, 'toile'), {
    maxConnections: 5,
    onError: () => undefined,
  });
  let isEndExpected = false;
  const hasEnded = () => !isEndExpected && (child.exitCode !== null || child.signalCode !== null);

  const isReady = () =>
    isWell(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(10_000) });

  async function waitUntilReady(patienceMs = START_PATIENCE_MS): Promise<boolean> {
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline && !hasEnded()) {
      if (await isReady()) return true;
      await sleep(PAUSE_MS);
    }
    return false;
  }

  async function close(): Promise<number | null> {
    isEndExpected = true;
    await database.close();
    const code = await end(child);
    await rm(folder, { recursive: true, force: true });
    return code;
  }

  const probeFolder = join(folder, 'probe');
  if (!(await waitUntilReady())) {
    await close();
    throw new Error(`The product did not start: see ${logFile}`);
  }
  return {
    port,
    database,
    probeFolder,
    get pid() {
      return child.pid ?? 0;
    },
    hasEnded,
    startAgain: async () => {
      await end(child);
      child = launch({ folder, port, logFile });
    },
    waitUntilReady,
    close,
  };
}
