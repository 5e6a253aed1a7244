import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter } from './account-reach.ts';
import type { ServerAccount } from './server-account.ts';

/** Folders of one cluster. `home` is DATA_DIR, or a stand-in that the account can reach. */
export type ClusterHome = {
  home: string;
  dataFolder: string;
  socketFolder: string;
  /** True when the account cannot reach DATA_DIR. */
  isElsewhere: boolean;
};

/** Parents of a stand-in folder; those that survive a reboot come first. */
const STAND_IN_PARENTS = ['/var/lib/toile', '/var/tmp/toile'];

/**
 * Longest path of the socket's folder: a socket's path has at most 107 bytes, with PostgreSQL's own
 * file name at its end.
 */
const LONGEST_SOCKET_FOLDER = 90;

export const dataFolderOf = (home: string) => join(home, 'postgres');
export const hasCluster = (home: string) => existsSync(join(dataFolderOf(home), 'PG_VERSION'));
const keyOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 12);

/** Chooses the folder for DATA_DIR's database; the same answer at every start. */
export function chooseClusterHome(dataDir: string, account: ServerAccount): ClusterHome {
  mkdirSync(dataDir, { recursive: true });
  const realDataDir = realpathSync(dataDir);
  const standIns = STAND_IN_PARENTS.map((parent) => join(parent, keyOf(realDataDir)));
  const home =
    (account && standIns.find(hasCluster)) ??
    reachable(realDataDir, account) ??
    openStandIn(standIns, account);
  return describe(home, home !== realDataDir);
}

function reachable(dataDir: string, account: ServerAccount): string | undefined {
  if (!account || canEnter(dataDir, account)) return dataDir;
  if (hasCluster(dataDir)) {
    throw new Error(
      `The database in ${dataFolderOf(dataDir)} runs as user ${account.uid}, who can no longer enter ${dataDir}: allow it (chmod o+x on the closed folder above it), or set DATABASE_URL.`,
    );
  }
  return undefined;
}

function openStandIn(standIns: readonly string[], account: ServerAccount): string {
  for (const folder of standIns) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      if (canEnter(folder, account)) return folder;
    } catch {
      // A read-only place: the next one is tried.
    }
  }
  throw new Error(
    `User ${account?.uid} can reach neither DATA_DIR nor ${standIns.join(' nor ')}: choose a DATA_DIR that others may enter, or set DATABASE_URL.`,
  );
}

function describe(home: string, isElsewhere: boolean): ClusterHome {
  const ownSocketFolder = join(home, 'postgres-socket');
  const socketFolder =
    Buffer.byteLength(ownSocketFolder) <= LONGEST_SOCKET_FOLDER
      ? ownSocketFolder
      : join(shortTemporaryFolder(), `toile-${keyOf(home)}`);
  return { home, dataFolder: dataFolderOf(home), socketFolder, isElsewhere };
}

function shortTemporaryFolder(): string {
  return Buffer.byteLength(tmpdir()) < LONGEST_SOCKET_FOLDER / 2 ? tmpdir() : '/tmp';
}
