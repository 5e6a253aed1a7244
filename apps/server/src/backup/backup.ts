import { resolve } from 'node:path';
import { openFiles } from '../adapters/files/open-files.ts';
import { reachForReading } from '../command/reach-database.ts';
import { runCommand, say } from '../command/run-command.ts';
import { readConfig } from '../platform/config.ts';
import { keepSecret } from '../platform/secret.ts';
import { lockFolder } from './backup-folder.ts';
import { BACKUP_USAGE, type BackupOrder, readBackupOrder } from './orders.ts';
import { createProgress, describeFiles } from './progress.ts';
import { pruneSnapshots } from './prune-snapshots.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** npm run backup: saves database and files into a folder. Ends with 1 where files were lost. */
async function run({ out, keep, verifiesAll }: BackupOrder): Promise<boolean> {
  const config = readConfig(process.env);
  const root = resolve(out);
  const database = await reachForReading(config);
  const unlock = await lockFolder(root);
  const files = await openFiles(config.files);
  try {
    const secret = config.sessionSecret === undefined ? keepSecret(config.dataDir) : undefined;
    const { url } = database;
    const onFile = createProgress();
    const taken = await takeSnapshot({ url, files, root, secret, verifiesAll, onFile });
    const { snapshot, tally } = taken;
    const { tables, gone, lost } = snapshot.manifest;
    say(`Database: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`);
    say(describeFiles(tally));
    if (gone.length > 0) say(`${gone.length} files were deleted meanwhile, with their pictures`);
    for (const sha256 of lost) say(`LOST: ${sha256} is not in the store, or is damaged there`);
    if (keep !== undefined) await pruneSnapshots(root, keep);
    say(`Backup ${snapshot.name} is whole.`);
    return lost.length === 0;
  } finally {
    files.close();
    await unlock();
    await database.close();
  }
}

await runCommand({ order: readBackupOrder(process.argv.slice(2)), usage: BACKUP_USAGE, run });
