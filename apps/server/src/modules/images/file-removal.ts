import type { FileStore } from '../../adapters/files/files-port.ts';
import type { Database } from '../../platform/database.ts';
import {
  listFilesInUse,
  listFilesToRelease,
  lockFiles,
  markFileReleased,
} from './files-in-use.repository.ts';

/** Removal of stored files. Each method may run twice, and beside itself, without harm. */
export type FileRemoval = {
  /** Removes a file unless a picture needs it. */
  removeUnlessInUse: (sha256: string) => Promise<void>;
  /** Removes the files of deleted pictures. */
  releaseFiles: () => Promise<void>;
  /** Removes files older than this without a picture: dead workers left them. */
  removeStrayFiles: (olderThanMs: number, signal?: AbortSignal) => Promise<void>;
};

const BATCH = 100;

export function createFileRemoval(options: { database: Database; files: FileStore }): FileRemoval {
  const { database, files } = options;

  function removeUnlessInUse(sha256: string): Promise<void> {
    return database.transaction(async (tx) => {
      await lockFiles(tx, [sha256]);
      const inUse = await listFilesInUse(tx, [sha256]);
      if (!inUse.has(sha256)) await files.remove(sha256);
      await markFileReleased(tx, sha256);
    });
  }

  async function releaseFiles(): Promise<void> {
    for (;;) {
      const waiting = await listFilesToRelease(database, BATCH);
      if (waiting.length === 0) return;
      for (const sha256 of waiting) await removeUnlessInUse(sha256);
    }
  }

  async function removeStrays(sha256s: readonly string[]): Promise<void> {
    if (sha256s.length === 0) return;
    const inUse = await listFilesInUse(database, sha256s);
    for (const sha256 of sha256s) if (!inUse.has(sha256)) await removeUnlessInUse(sha256);
  }

  async function removeStrayFiles(olderThanMs: number, signal?: AbortSignal): Promise<void> {
    let batch: string[] = [];
    for await (const { sha256, modifiedAt } of files.list()) {
      if (signal?.aborted) return;
      if (Date.now() - modifiedAt.getTime() < olderThanMs) continue;
      batch.push(sha256);
      if (batch.length < BATCH) continue;
      await removeStrays(batch);
      batch = [];
    }
    await removeStrays(batch);
  }

  return { removeUnlessInUse, releaseFiles, removeStrayFiles };
}
