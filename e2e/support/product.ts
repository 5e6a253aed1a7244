import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildFolder, projectRoot } from '../../scripts/steps/project-root.mjs';
import { findFreePort } from './free-port.ts';

const READY_WITHIN_MS = 120_000;
const POLL_MS = 50;

export type Product = {
  /** Address of pages and API, without a slash at its end. */
  url: string;
  dataDir: string;
};

/** A product with its process. */
export type ProductProcess = Product & {
  /** The server's output so far. */
  output: () => string;
  /** Id of the keeper's process. */
  pid: number;
  /** Asks the server to end, as Ctrl-C does; throws unless it ends well. Removes its data. */
  stop: () => Promise<void>;
};

/**
 * Starts the built product on a free port with an empty DATA_DIR and no demo account; resolves when
 * it is ready. `settings` are environment variables of the server.
 */
export async function startProduct(
  settings: Record<string, string> = {},
  root: string = projectRoot,
): Promise<ProductProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'toile-e2e-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const port = settings.PORT ?? String(await findFreePort());
  const url = settings.PUBLIC_URL ?? `http://127.0.0.1:${port}`;
  const server = spawnServer(root, {
    DATA_DIR: dataDir,
    DEMO_ACCOUNT: 'off',
    HOST: '127.0.0.1',
    // The tests' own models: none is fetched for each product.
    MODELS_DIR: join(buildFolder, 'models'),
    CUTOUT_MODEL: 'selfie',
    PORT: port,
    PUBLIC_URL: url,
    ...settings,
  });
  const output = collectOutput(server);
  const stop = async () => {
    const code = await end(server);
    rmSync(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${output()}`);
  };
  try {
    await waitUntilReady(server, `${url}/readyz`);
  } catch (cause) {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The product did not start:\n${output()}`, { cause });
  }
  return { url, dataDir, output, pid: server.pid ?? 0, stop };
}

/** Starts the server without the environment's own settings of the product. */
function spawnServer(root: string, settings: Record<string, string>): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collectOutput(server: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  }
  return () => parts.join('');
}

async function waitUntilReady(server: ChildProcess, readyUrl: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    const answer = await fetch(readyUrl).catch(() => undefined);
    if (answer?.ok) return;
    await delay(POLL_MS);
  }
  throw new Error(`${readyUrl} does not answer`);
}

async function end(server: ChildProcess): Promise<number | string | null> {
  if (server.exitCode === null && server.signalCode === null) {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  }
  return server.exitCode ?? server.signalCode;
}
