import type { FileStore } from '../../apps/server/src/adapters/files/files-port.ts';
import { readContent } from '../../apps/server/src/adapters/files/read-content.ts';
import { forEachAtOnce } from '../../apps/server/src/platform/for-each-at-once.ts';
import { retryWhileAway } from '../../apps/server/src/platform/retry.ts';

/** Longest wait for a store that is away. */
const PATIENCE_MS = 5 * 60_000;

/** Counts of a move. A damaged file's content does not have the hash that is its name. */
export type MoveTally = {
  passes: number;
  copied: number;
  copiedBytes: number;
  /** Files that were there already, in the last pass. */
  present: number;
  damaged: Set<string>;
};

type MoveOptions = {
  from: Pick<FileStore, 'list' | 'open'>;
  to: Pick<FileStore, 'has' | 'put' | 'open' | 'remove'>;
  verifiesAll?: boolean;
  signal?: AbortSignal;
  /** Called after each file. */
  onFile?: (tally: MoveTally) => void;
  patienceMs?: number;
};

/**
 * Copies all files of a store to another one, pass after pass until one finds nothing new: the
 * product may write meanwhile. Each copy is read back, and its hash compared. It may be stopped by
 * the signal, or killed, and begun anew. Throws FilesAwayError of a store that stays away.
 */
export async function moveFiles(options: MoveOptions): Promise<MoveTally> {
  const { from, to, verifiesAll = false, signal, onFile, patienceMs = PATIENCE_MS } = options;
  const tally: MoveTally = { passes: 0, copied: 0, copiedBytes: 0, present: 0, damaged: new Set() };

  async function verify(sha256: string): Promise<boolean> {
    // Retried by itself: a copy that stands there counts as present in the next try.
    const copy = await retryWhileAway(() => readContent(to, sha256), {
      giveUpAfterMs: patienceMs,
      signal,
    });
    // One that has gone was deleted meanwhile.
    if (!copy) return false;
    if (copy.isWhole) return true;
    tally.damaged.add(sha256);
    // The next move tries again, where it would count a copy that stands there.
    await to.remove(sha256);
    return false;
  }

  async function move(sha256: string): Promise<void> {
    if (await to.has(sha256)) {
      tally.present += 1;
      if (verifiesAll && tally.passes === 1) await verify(sha256);
      return;
    }
    const content = await readContent(from, sha256);
    if (!content) return;
    if (!content.isWhole) {
      tally.damaged.add(sha256);
      return;
    }
    await to.put(content.bytes);
    if (!(await verify(sha256))) return;
    tally.copied += 1;
    tally.copiedBytes += content.bytes.length;
  }

  async function pass(): Promise<void> {
    await forEachAtOnce(from.list(), async ({ sha256 }) => {
      if (signal?.aborted) return;
      await retryWhileAway(() => move(sha256), { giveUpAfterMs: patienceMs, signal });
      onFile?.(tally);
    });
  }

  for (let copiedBefore = -1; copiedBefore < tally.copied && !signal?.aborted; ) {
    copiedBefore = tally.copied;
    tally.passes += 1;
    tally.present = 0;
    await retryWhileAway(pass, { giveUpAfterMs: patienceMs, signal });
  }
  return tally;
}
