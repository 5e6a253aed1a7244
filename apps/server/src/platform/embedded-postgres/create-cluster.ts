import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerAccount } from './server-account.ts';
import { OWNER_NAME, serverEnvironment } from './server-settings.ts';

const run = promisify(execFile);

type ClusterOptions = {
  binaries: string;
  account: ServerAccount;
  /** False skips the final flush to the disk; for clusters of tests only. */
  isDurable: boolean;
};

/**
 * Makes the cluster unless it exists. It is made under another name and renamed when complete, so
 * that an interrupted start leaves nothing that the next one would take for a database.
 */
export async function ensureCluster(dataFolder: string, options: ClusterOptions): Promise<void> {
  if (existsSync(join(dataFolder, 'PG_VERSION'))) return refuseOtherVersion(dataFolder, options);
  const unfinished = mkdtempSync(`${dataFolder}-`);
  try {
    chmodSync(unfinished, 0o700);
    if (options.account) chownSync(unfinished, options.account.uid, options.account.gid);
    await initialise(unfinished, options);
    renameSync(unfinished, dataFolder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another start may have made the same cluster meanwhile.
    if (!existsSync(join(dataFolder, 'PG_VERSION'))) throw error;
  }
}

async function initialise(folder: string, options: ClusterOptions): Promise<void> {
  const flags = [
    `--pgdata=${folder}`,
    `--username=${OWNER_NAME}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(options.isDurable ? [] : ['--no-sync']),
  ];
  await run(join(options.binaries, 'bin', 'initdb'), flags, {
    ...options.account,
    cwd: '/',
    env: serverEnvironment(),
  });
}

async function refuseOtherVersion(dataFolder: string, options: ClusterOptions): Promise<void> {
  const { stdout } = await run(join(options.binaries, 'bin', 'postgres'), ['--version'], {
    ...options.account,
    cwd: '/',
  });
  const installed = /\d+/.exec(stdout)?.[0];
  const made = readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8').trim();
  if (installed === made) return;
  throw new Error(
    `The database in ${dataFolder} was made by PostgreSQL ${made}, and ${installed} is installed: move it over with pg_upgrade, or set DATABASE_URL.`,
  );
}
