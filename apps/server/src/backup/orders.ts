import { parseArgs } from 'node:util';

export const BACKUP_USAGE = `npm run backup -- --out <folder> [--keep <number>] [--verify-all]

Saves the database of one moment and every stored file that it names, while the product runs or not.
Files that the folder has already are not copied again; --verify-all reads them and compares their
hashes. --keep removes all backups but the newest so many, with the files that these do not name.`;

export const RESTORE_USAGE = `npm run restore -- --from <folder> [--snapshot <name>] [--replace] [--accept-loss] [--verify-all]
npm run restore -- --from <folder> --files-only [--verify-all]

Restores the newest backup of a folder, or the named one, into the database and the file store of the
settings. The product must not run. --replace deletes what the database holds, --accept-loss goes on
where the backup lacks files. --files-only leaves the database alone and brings the files that its
rows name and the store lacks.`;

export const MOVE_USAGE = `npm run move-database -- --to <postgresql://…> [--pooled] [--replace]
npm run move-database -- --reopen

Moves all rows from the database of the settings to another one, while the product runs: until the
processes are started anew with DATABASE_URL set to the other one, they go on reading, and answer 503
to what would change anything. --pooled: the other address is a pooler's, which lends connections for
a transaction. --replace deletes what the other one holds. --reopen lets the database of the settings
be changed again after a move.`;

export type MoveOrder = { to: string; isPooled: boolean; mayReplace: boolean } | 'reopen';

export type BackupOrder = { out: string; keep?: number; verifiesAll: boolean };

export type RestoreOrder = {
  from: string;
  snapshot?: string;
  mayReplace: boolean;
  acceptsLoss: boolean;
  verifiesAll: boolean;
  filesOnly: boolean;
};

const FLAG = { type: 'boolean', default: false } as const;
const TEXT = { type: 'string' } as const;

/** Reads the arguments of a backup; undefined for those that do not fit. */
export function readBackupOrder(args: readonly string[]): BackupOrder | undefined {
  try {
    const options = { out: TEXT, keep: TEXT, 'verify-all': FLAG };
    const { out, keep, ...flags } = parseArgs({ args: [...args], options }).values;
    if (!out || (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep))) return undefined;
    return {
      out,
      keep: keep === undefined ? undefined : Number(keep),
      verifiesAll: flags['verify-all'],
    };
  } catch {
    return undefined;
  }
}

/** Reads the arguments of a move; undefined for those that do not fit. */
export function readMoveOrder(args: readonly string[]): MoveOrder | undefined {
  try {
    const options = { to: TEXT, pooled: FLAG, replace: FLAG, reopen: FLAG };
    const { to, pooled, replace, reopen } = parseArgs({ args: [...args], options }).values;
    if (reopen) return to === undefined && !pooled && !replace ? 'reopen' : undefined;
    const isAddress = to !== undefined && /^postgres(ql)?:\/\//.test(to) && URL.canParse(to);
    return isAddress ? { to, isPooled: pooled, mayReplace: replace } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the arguments of a restore; undefined for those that do not fit. */
export function readRestoreOrder(args: readonly string[]): RestoreOrder | undefined {
  try {
    const options = {
      from: TEXT,
      snapshot: TEXT,
      replace: FLAG,
      'accept-loss': FLAG,
      'verify-all': FLAG,
      'files-only': FLAG,
    };
    const { from, snapshot, replace, ...flags } = parseArgs({ args: [...args], options }).values;
    const filesOnly = flags['files-only'];
    const isMixed = filesOnly && (snapshot !== undefined || replace || flags['accept-loss']);
    if (!from || isMixed) return undefined;
    return {
      from,
      snapshot,
      mayReplace: replace,
      acceptsLoss: flags['accept-loss'],
      verifiesAll: flags['verify-all'],
      filesOnly,
    };
  } catch {
    return undefined;
  }
}
