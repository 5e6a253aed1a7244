import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { FileStore } from '../adapters/files/files-port.ts';
import { openLocalFiles } from '../adapters/files/local-files.ts';
import type { ReachedDatabase } from '../command/reach-database.ts';
import { migrateDatabase, newestMigration } from '../db/migrate.ts';
import { type LedgerDifferences, readDifferences } from '../modules/credits/ledger-audit.ts';
import { BackupError } from './backup-error.ts';
import { filesOf, type Snapshot } from './backup-folder.ts';
import { type CopyTally, copyFiles, type WantedFile } from './copy-files.ts';
import { emptyDatabase } from './empty-database.ts';
import { loadRows } from './load-rows.ts';
import { transactAlone } from './one-connection.ts';
import { openPart } from './parts.ts';
import { listWanted } from './take-snapshot.ts';

/** The files that a snapshot has; those that its store had lost are left out. */
async function* listKept({ folder, manifest }: Snapshot): AsyncGenerator<WantedFile> {
  const without = new Set([...manifest.gone, ...manifest.lost]);
  for await (const file of listWanted(folder, manifest.files.part)) {
    if (!without.has(file.sha256)) yield file;
  }
}

type FilesOptions = {
  root: string;
  files: FileStore;
  verifiesAll?: boolean;
  onFile?: (tally: CopyTally) => void;
};

/** Brings the wanted files from a backup to the product's own store. */
export async function restoreFiles(
  { root, files, verifiesAll, onFile }: FilesOptions,
  wanted: AsyncIterable<WantedFile>,
): Promise<CopyTally> {
  const from = await openLocalFiles(filesOf(root));
  return copyFiles({ from, to: files, wanted, verifiesAll, onFile });
}

/** Writes the secret of a snapshot, unless DATA_DIR has one. */
async function restoreSecret({ folder, manifest }: Snapshot, dataDir: string): Promise<void> {
  const file = join(dataDir, 'secret');
  if (!manifest.secret || existsSync(file)) return;
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, await text(openPart(folder, manifest.secret)), { mode: 0o600 });
}

type RestoreOptions = FilesOptions & {
  snapshot: Snapshot;
  database: Pick<ReachedDatabase, 'url' | 'isPooled'>;
  dataDir: string;
  /** True: what the database holds is deleted. */
  mayReplace: boolean;
  /** True: files that the backup lacks are given up. */
  acceptsLoss: boolean;
};

export type Restored = { tally: CopyTally; queuedAgain: number; differences: LedgerDifferences };

/**
 * Restores a verified snapshot: first the files, then all rows in one transaction. The database is
 * left as it is until every file is there.
 *
 * @throws BackupError where the database is not empty, or files are missing
 */
export async function restoreSnapshot(options: RestoreOptions): Promise<Restored> {
  const { snapshot, database, dataDir, mayReplace, acceptsLoss, ...filesOptions } = options;
  const { url, isPooled } = database;
  const { migratedTo } = snapshot.manifest;
  if (migratedTo > newestMigration()) {
    throw new BackupError('The backup is of a newer version than this program.');
  }
  await emptyDatabase(url, { mayReplace, isPooled, isTrial: true });
  const tally = await restoreFiles(filesOptions, listKept(snapshot));
  const missing = [...tally.absent, ...tally.damaged];
  if (missing.length > 0 && !acceptsLoss) {
    throw new BackupError(
      `The backup lacks ${missing.length} of its files, the first is ${missing[0]}. --accept-loss restores without them.`,
    );
  }
  await emptyDatabase(url, { mayReplace, isPooled });
  await migrateDatabase(url, { isPooled, until: migratedTo });
  const queuedAgain = await loadRows(url, snapshot);
  await migrateDatabase(url, { isPooled });
  await restoreSecret(snapshot, dataDir);
  const differences = await transactAlone(url, undefined, async (tx) => {
    await tx.execute(sql`analyze`);
    return readDifferences(tx);
  });
  return { tally, queuedAgain, differences };
}
