import type { ToolId } from '@toile/contract';
import { z } from 'zod';

const KEY = 'toile.instructions-seen';

const seenSchema = z.array(z.string());

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Visit = { owner: string; tool: ToolId };

/** Whether a tool's instructions have opened by themselves before, in this tab, for this user. */
export function wasSeen(store: Store, visit: Visit): boolean {
  return read(store).includes(nameOf(visit));
}

/** Notes that they have: once to a visit is enough. */
export function noteSeen(store: Store, visit: Visit): void {
  const seen = new Set([...read(store), nameOf(visit)]);
  try {
    store.setItem(KEY, JSON.stringify([...seen]));
  } catch {
    // Full or forbidden storage: they will be shown once more.
  }
}

const nameOf = ({ owner, tool }: Visit) => `${tool} ${owner}`;

function read(store: Store): string[] {
  try {
    return seenSchema.parse(JSON.parse(store.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}
