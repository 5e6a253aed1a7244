import type { FileStore } from '../adapters/files/files-port.ts';
import { readContent } from '../adapters/files/read-content.ts';
import { forEachAtOnce } from '../platform/for-each-at-once.ts';
import { retryWhileAway } from '../platform/retry.ts';

/** Longest wait for a store that is away. */
const PATIENCE_MS = 5 * 60_000;

/** A stored file that is to be copied, and its length. */
export type WantedFile = { sha256: string; bytes: number };

/** Counts of a copying. */
export type CopyTally = {
  copied: number;
  copiedBytes: number;
  /** Files that were there already. */
  present: number;
  /** Files that the first store does not have. */
  absent: string[];
  /** Files whose content in the first store does not have the hash that is their name. */
  damaged: string[];
};

type CopyOptions = {
  from: Pick<FileStore, 'open'>;
  to: Pick<FileStore, 'has' | 'put' | 'open' | 'remove'>;
  wanted: AsyncIterable<WantedFile>;
  /** True: files that are there already are read, and their hash is compared. */
  verifiesAll?: boolean;
  /** Called after each file. */
  onFile?: (tally: CopyTally) => void;
  patienceMs?: number;
};

/**
 * Copies the wanted files that the second store lacks; of each the hash is compared as it is read.
 * It may be killed and begun anew. Throws FilesAwayError of a store that stays away.
 */
export async function copyFiles(options: CopyOptions): Promise<CopyTally> {
  const { from, to, wanted, verifiesAll = false, onFile, patienceMs = PATIENCE_MS } = options;
  const tally: CopyTally = { copied: 0, copiedBytes: 0, present: 0, absent: [], damaged: [] };

  /** True for a file that is there; a damaged one is removed, where it is looked at. */
  async function isThere(sha256: string): Promise<boolean> {
    if (!(await to.has(sha256))) return false;
    if (!verifiesAll) return true;
    const kept = await readContent(to, sha256);
    if (kept?.isWhole) return true;
    await to.remove(sha256);
    return false;
  }

  async function copy({ sha256 }: WantedFile): Promise<void> {
    if (await isThere(sha256)) {
      tally.present += 1;
      return;
    }
    const content = await readContent(from, sha256);
    if (!content) tally.absent.push(sha256);
    else if (!content.isWhole) tally.damaged.push(sha256);
    else {
      await to.put(content.bytes);
      tally.copied += 1;
      tally.copiedBytes += content.bytes.length;
    }
  }

  await forEachAtOnce(wanted, async (file) => {
    await retryWhileAway(() => copy(file), { giveUpAfterMs: patienceMs });
    onFile?.(tally);
  });
  return tally;
}
