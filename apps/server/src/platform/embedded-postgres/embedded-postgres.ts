import { type ClusterHome, chooseClusterHome, dataFolderOf, hasCluster } from './cluster-home.ts';
import { ensureCluster } from './create-cluster.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { findRunningServer } from './postmaster-file.ts';
import { accountOfCluster, chooseServerAccount, type ServerAccount } from './server-account.ts';
import { databaseUrl, THROWAWAY_SETTINGS } from './server-settings.ts';
import { Supervisor } from './supervisor.ts';

const DATABASE_NAME = 'toile';

type EmbeddedPostgresOptions = {
  dataDir: string;
  log: (line: string) => void;
  /** True, for tests: faster, but data is lost at a power cut. */
  isThrowaway?: boolean;
};

export type EmbeddedPostgres = {
  /** Address that stays the same over restarts of the server. */
  url: string;
  /** The folder that holds the database: DATA_DIR, or its stand-in. */
  home: string;
  /** Id of the server's present process, for tests that kill it. */
  readonly pid: number | undefined;
  stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL that npm installed, on DATA_DIR, and keeps it running: a dead server is
 * restarted behind the same address. Needs no port: it listens on a socket in a folder that only
 * we can enter.
 *
 * @throws DatabaseInUseError when another Toile runs on the same DATA_DIR
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { home, account } = chooseHomeAndAccount(options.dataDir);
  if (home.isElsewhere) {
    options.log(
      `PostgreSQL runs as user ${account?.uid}, who cannot reach ${options.dataDir}: the database is kept in ${home.home}.`,
    );
  }
  const binaries = findPostgresBinaries(home.home, account);
  const isDurable = !options.isThrowaway;
  await ensureCluster(home.dataFolder, { binaries, account, isDurable });
  const supervisor = new Supervisor(home, {
    database: DATABASE_NAME,
    binaries,
    account,
    dataFolder: home.dataFolder,
    socketFolder: home.socketFolder,
    settings: options.isThrowaway ? THROWAWAY_SETTINGS : {},
    log: options.log,
  });
  await startOrCleanUp(supervisor);
  return {
    url: databaseUrl(home.socketFolder, DATABASE_NAME),
    home: home.home,
    get pid() {
      return supervisor.pid;
    },
    stop: () => supervisor.stop(),
  };
}

/** True where DATA_DIR, or its stand-in, has a database. */
export function hasDatabase(dataDir: string): boolean {
  return hasCluster(chooseHomeAndAccount(dataDir).home.home);
}

/** Address of the database of DATA_DIR while a server runs on it, whoever started that. */
export function findRunningDatabase(dataDir: string): string | undefined {
  const { home } = chooseHomeAndAccount(dataDir);
  if (findRunningServer(home.dataFolder) === undefined) return undefined;
  return databaseUrl(home.socketFolder, DATABASE_NAME);
}

async function startOrCleanUp(supervisor: Supervisor): Promise<void> {
  try {
    await supervisor.start();
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}

function chooseHomeAndAccount(dataDir: string): { home: ClusterHome; account: ServerAccount } {
  const preferred = accountOfCluster(dataFolderOf(dataDir), chooseServerAccount());
  const home = chooseClusterHome(dataDir, preferred);
  return { home, account: accountOfCluster(home.dataFolder, preferred) };
}
