import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../adapters/files/files-port.ts';
import { openLocalFiles } from '../adapters/files/local-files.ts';
import { listFilesInUse } from '../modules/images/files-in-use.repository.ts';
import { beginSnapshot, filesOf, type Snapshot } from './backup-folder.ts';
import { type CopyTally, copyFiles, type WantedFile } from './copy-files.ts';
import type { Part, TableEntry } from './manifest.ts';
import { findMigratedTo } from './migrated-to.ts';
import { NAMED_FILES } from './named-files.ts';
import { transactAlone } from './one-connection.ts';
import { openPart, writePart } from './parts.ts';
import { listKeptTables, type Table } from './tables.ts';

type Rows = { migratedTo: number; tables: TableEntry[]; files: { count: number; part: Part } };

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

async function writeTable(
  client: pg.Client,
  { name, columns }: Table,
  folder: string,
): Promise<TableEntry> {
  const stream = client.query(copyTo(`copy public."${name}" (${quoted(columns)}) to stdout`));
  const part = await writePart(folder, `${name}.copy.gz`, stream);
  return { name, columns, rows: stream.rowCount, part };
}

/** Writes every row of one moment, and the list of the files that they name. */
function writeRows(url: string, folder: string): Promise<Rows> {
  const mode = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return transactAlone(url, mode, async (tx, client) => {
    const migratedTo = await findMigratedTo(tx);
    const tables: TableEntry[] = [];
    for (const table of await listKeptTables(tx)) {
      tables.push(await writeTable(client, table, folder));
    }
    const stream = client.query(copyTo(`copy (${NAMED_FILES}) to stdout`));
    const part = await writePart(folder, 'files.tsv.gz', stream);
    return { migratedTo, tables, files: { count: stream.rowCount, part } };
  });
}

/** The files that a snapshot names. */
export async function* listWanted(folder: string, part: Part): AsyncGenerator<WantedFile> {
  for await (const line of createInterface({ input: openPart(folder, part) })) {
    const [sha256 = '', bytes] = line.split('\t');
    yield { sha256, bytes: Number(bytes) };
  }
}

/** Tells files that the store lost from those whose pictures were deleted meanwhile. */
async function sortAbsent(url: string, absent: readonly string[]) {
  if (absent.length === 0) return { gone: [], lost: [] };
  const inUse = await transactAlone(url, undefined, (tx) => listFilesInUse(tx, absent));
  return {
    gone: absent.filter((sha256) => !inUse.has(sha256)),
    lost: absent.filter((sha256) => inUse.has(sha256)),
  };
}

type SnapshotOptions = {
  url: string;
  /** The product's own file store. */
  files: Pick<FileStore, 'open'>;
  /** Folder of the backup, locked. */
  root: string;
  /** The secret of DATA_DIR. */
  secret?: string;
  verifiesAll?: boolean;
  onFile?: (tally: CopyTally) => void;
};

/** Saves the rows of one moment and the files that they name. The product may run meanwhile. */
export async function takeSnapshot(
  options: SnapshotOptions,
): Promise<{ snapshot: Snapshot; tally: CopyTally }> {
  const { url, files, root, secret, verifiesAll, onFile } = options;
  const takenAt = new Date();
  const { folder, commit } = await beginSnapshot(root, takenAt);
  const rows = await writeRows(url, folder);
  const wanted = listWanted(folder, rows.files.part);
  const to = await openLocalFiles(filesOf(root));
  const tally = await copyFiles({ from: files, to, wanted, verifiesAll, onFile });
  const { gone, lost } = await sortAbsent(url, tally.absent);
  // One that was removed and written again meanwhile is there now.
  const again = Readable.from(lost.map((sha256) => ({ sha256, bytes: 0 })));
  const late = await copyFiles({ from: files, to, wanted: again });
  const snapshot = await commit({
    format: 1,
    takenAt: takenAt.toISOString(),
    ...rows,
    gone,
    lost: [...late.absent, ...late.damaged, ...tally.damaged],
    secret: secret === undefined ? null : await writePart(folder, 'secret.gz', secret),
  });
  return { snapshot, tally };
}
