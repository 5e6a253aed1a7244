import { setTimeout as sleep } from 'node:timers/promises';
import { type FileStore, FilesAwayError } from '../../adapters/files/files-port.ts';
import type { Database } from '../../platform/database.ts';
import { findRemovals, forgetRemoval } from './file-removals.repository.ts';

/** A file that a removal took, or is about to take, and its content. */
export type RemovedFile = { sha256: string; content: Uint8Array };

/** A transaction met files that a removal took: they are to be written again, and it be repeated. */
export class FilesRemovedError extends Error {
  override readonly name = 'FilesRemovedError';
  readonly files: readonly RemovedFile[];

  constructor(files: readonly RemovedFile[]) {
    super('A removal took the files of a picture that is being registered');
    this.files = files;
  }
}

/** Runs a transaction that registers pictures; anew where a removal had taken their files. */
export type WithFiles = <Result>(transact: () => Promise<Result>) => Promise<Result>;

/** Repetitions of a transaction: each needs another removal to come between. */
const TRIES = 10;
const PAUSE_MS = 100;
/** Longest wait for a removal that another process has under way. */
const PATIENCE_MS = 10_000;

type RestoringOptions = { database: Database; files: FileStore };

export function createFileRestoring({ database, files }: RestoringOptions): WithFiles {
  /**
   * Writes a file again when its removal is over. Then the removal is forgotten, unless it was taken
   * on anew meanwhile: so who meets no removal has the file.
   */
  async function restore({ sha256, content }: RemovedFile): Promise<void> {
    const givingUpAt = performance.now() + PATIENCE_MS;
    for (;;) {
      const [removal] = await findRemovals(database, [sha256]);
      if (!removal) return;
      if (!removal.isUnderWay) {
        await files.put(content);
        return forgetRemoval(database, removal);
      }
      if (performance.now() > givingUpAt) {
        throw new FilesAwayError('The file store is still removing a file that is wanted again');
      }
      await sleep(PAUSE_MS);
    }
  }

  return async (transact) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await transact();
      } catch (error) {
        if (!(error instanceof FilesRemovedError) || tries === TRIES) throw error;
        for (const file of error.files) await restore(file);
      }
    }
  };
}
