import type { Config } from '../platform/config.ts';
import {
  findRunningDatabase,
  hasDatabase,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { OperatorFault } from './operator-fault.ts';

/** The address of the database of the settings; `close` ends what was started for it. */
export type ReachedDatabase = { url: string; isPooled: boolean; close: () => Promise<void> };

type Settings = Pick<Config, 'databaseUrl' | 'databasePooler' | 'dataDir'>;

/** Reaches one's own database, past a pooler where that is possible; undefined for the embedded one. */
function reachOwn({ databaseUrl, databasePooler }: Settings): ReachedDatabase | undefined {
  if (databaseUrl === undefined) return undefined;
  const directUrl = databasePooler?.directUrl;
  const isPooled = databasePooler !== undefined && directUrl === undefined;
  return { url: directUrl ?? databaseUrl, isPooled, close: async () => undefined };
}

async function startOwn({ dataDir }: Settings): Promise<ReachedDatabase> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return { url: postgres.url, isPooled: false, close: () => postgres.stop() };
}

/** Reaches the database to read it, whether the product runs or not. */
export async function reachForReading(settings: Settings): Promise<ReachedDatabase> {
  const own = reachOwn(settings);
  if (own) return own;
  const { dataDir } = settings;
  if (!hasDatabase(dataDir)) throw new OperatorFault(`There is no database in ${dataDir}.`);
  const url = findRunningDatabase(dataDir);
  if (url !== undefined) return { url, isPooled: false, close: async () => undefined };
  return startOwn(settings);
}

/**
 * Reaches the database to write it.
 * @throws DatabaseInUseError while the product runs on the embedded one
 */
export async function reachForWriting(settings: Settings): Promise<ReachedDatabase> {
  return reachOwn(settings) ?? startOwn(settings);
}
