import { resolve } from 'node:path';
import { openStore } from '../adapters/files/open-files.ts';
import {
  type ReachedDatabase,
  reachForReading,
  reachForWriting,
} from '../command/reach-database.ts';
import { runCommand, say } from '../command/run-command.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { findSnapshot } from './backup-folder.ts';
import type { CopyTally } from './copy-files.ts';
import { listNamedFiles } from './named-files.ts';
import { RESTORE_USAGE, type RestoreOrder, readRestoreOrder } from './orders.ts';
import { createProgress, describeFiles } from './progress.ts';
import { reportLedger } from './report-ledger.ts';
import { restoreFiles, restoreSnapshot } from './restore-snapshot.ts';

type Restoring = RestoreOrder & {
  config: Config;
  root: string;
  database: ReachedDatabase;
  files: Awaited<ReturnType<typeof openStore>>;
};

/** Reports the files; false where some are missing. */
function reportFiles(tally: CopyTally): boolean {
  say(describeFiles(tally));
  const missing = [...tally.absent, ...tally.damaged];
  for (const sha256 of missing) say(`MISSING: ${sha256} is not in the backup, or is damaged there`);
  return missing.length === 0;
}

async function restoreFilesOnly({ database, ...options }: Restoring): Promise<boolean> {
  const onFile = createProgress();
  return reportFiles(await restoreFiles({ ...options, onFile }, listNamedFiles(database.url)));
}

async function restoreAll({ config, ...options }: Restoring): Promise<boolean> {
  const snapshot = await findSnapshot(options.root, options.snapshot);
  const { tables, lost } = snapshot.manifest;
  say(`Backup ${snapshot.name}, whole and as it was written`);
  const { dataDir } = config;
  const onFile = createProgress();
  const restored = await restoreSnapshot({ ...options, snapshot, dataDir, onFile });
  const isComplete = reportFiles(restored.tally);
  say(`Database: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`);
  if (restored.queuedAgain > 0) say(`${restored.queuedAgain} images under way are queued again`);
  if (lost.length > 0) say(`${lost.length} files were lost before the backup`);
  return reportLedger(restored.differences) && isComplete;
}

/** npm run restore: brings a backup back. Ends with 1 where something is missing or wrong. */
async function run(order: RestoreOrder): Promise<boolean> {
  const config = readConfig(process.env);
  const root = resolve(order.from);
  const reach = order.filesOnly ? reachForReading : reachForWriting;
  const database = await reach(config);
  const files = await openStore(config.files.main);
  try {
    const restoring = { ...order, config, root, database, files };
    return await (order.filesOnly ? restoreFilesOnly(restoring) : restoreAll(restoring));
  } finally {
    files.close();
    await database.close();
  }
}

await runCommand({ order: readRestoreOrder(process.argv.slice(2)), usage: RESTORE_USAGE, run });
