import type { FileStore } from '../../adapters/files/files-port.ts';
import type { Database } from '../../platform/database.ts';
import {
  claimRemoval,
  endRemoval,
  forgetOldRemovals,
  listAbandonedRemovals,
  type RemovalClaim,
} from './file-removals.repository.ts';
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
  /** Removes the files of deleted pictures, and ends the removals that dead processes began. */
  releaseFiles: () => Promise<void>;
  /** Removes files older than this without a picture: dead workers left them. */
  removeStrayFiles: (olderThanMs: number, signal?: AbortSignal) => Promise<void>;
};

const BATCH = 100;
/**
 * Time in which a removal is over, or was given up: the requests for a file and its variants end in
 * less (`LIMITS` of the S3 store).
 */
const CLAIM_SECONDS = 120;
/** Time for which a removal is remembered: a picture is registered minutes after it was stored. */
const REMEMBERED_SECONDS = 3600;

export function createFileRemoval(options: { database: Database; files: FileStore }): FileRemoval {
  const { database, files } = options;

  /** Marks a file for removal, and its deleted pictures as done with; not while it is in use. */
  function mark(sha256: string): Promise<RemovalClaim | undefined> {
    return database.transaction(async (tx) => {
      await lockFiles(tx, [sha256]);
      const inUse = await listFilesInUse(tx, [sha256]);
      await markFileReleased(tx, sha256);
      return inUse.has(sha256) ? undefined : claimRemoval(tx, sha256, CLAIM_SECONDS);
    });
  }

  // The store is asked outside of transactions: a slow one would hold locks until the database ends
  // them.
  async function removeUnlessInUse(sha256: string): Promise<void> {
    const claimed = await mark(sha256);
    if (!claimed) return;
    await files.remove(sha256);
    await endRemoval(database, claimed);
  }

  async function releaseFiles(): Promise<void> {
    for (;;) {
      const waiting = await listFilesToRelease(database, BATCH);
      if (waiting.length === 0) break;
      for (const sha256 of waiting) await removeUnlessInUse(sha256);
    }
    for (const sha256 of await listAbandonedRemovals(database, BATCH)) {
      await removeUnlessInUse(sha256);
    }
    await forgetOldRemovals(database, REMEMBERED_SECONDS);
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
