import { buffer } from 'node:stream/consumers';
import { hashOf } from '../../apps/server/src/adapters/files/file-names.ts';
import type { FileStore } from '../../apps/server/src/adapters/files/files-port.ts';
import { retryWhileAway } from '../../apps/server/src/platform/retry.ts';

/** Files under way at a time. */
const AT_ONCE = 4;
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

type Content = { bytes: Uint8Array; isWhole: boolean };

/** The content of a file, and whether its hash is its name; undefined for one that has gone. */
async function readFile(
  store: Pick<FileStore, 'open'>,
  sha256: string,
): Promise<Content | undefined> {
  const opened = await store.open(sha256);
  if (!opened) return undefined;
  const bytes = await buffer(opened.stream);
  return { bytes, isWhole: (await hashOf(bytes)) === sha256 };
}

/** Runs work for each of many, some at a time; after a failure no other begins. */
async function forEachAtOnce<Each>(
  all: AsyncIterable<Each>,
  work: (each: Each) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  // Kept, since work may fail while the next of the list is still waited for.
  const throwFirst = () => {
    if (failures.length > 0) throw failures[0];
  };
  try {
    for await (const each of all) {
      throwFirst();
      const one = work(each)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(one));
      running.add(one);
      if (running.size >= AT_ONCE) await Promise.race(running);
    }
  } finally {
    await Promise.all(running);
  }
  throwFirst();
}

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
    const copy = await retryWhileAway(() => readFile(to, sha256), {
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
    const content = await readFile(from, sha256);
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
