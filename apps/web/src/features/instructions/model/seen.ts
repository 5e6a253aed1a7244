import type { ToolId } from '@toile/contract';
import { z } from 'zod';

const KEY = 'toile.instructions-seen';

const seenSchema = z.array(z.string());

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Visit = { owner: string; tool: ToolId };

/**
 * True when a tool's instructions have opened by themselves before, in this browser, for this user.
 */
export function wasSeen(store: Store, visit: Visit): boolean {
  return read(store).includes(nameOf(visit));
}

/** Records that a tool's instructions have opened by themselves. */
export function noteSeen(store: Store, visit: Visit): void {
  write(store, [...read(store), nameOf(visit)]);
}

/** Lets a tool's instructions open by themselves once more, after they were turned on. */
export function forgetSeen(store: Store, tool: ToolId): void {
  const others = read(store).filter((name) => !name.startsWith(`${tool} `));
  write(store, others);
}

const nameOf = ({ owner, tool }: Visit) => `${tool} ${owner}`;

function read(store: Store): string[] {
  try {
    return seenSchema.parse(JSON.parse(store.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

function write(store: Store, seen: readonly string[]): void {
  try {
    store.setItem(KEY, JSON.stringify([...new Set(seen)]));
  } catch {
    // Full or forbidden storage: the instructions will open once more.
  }
}
