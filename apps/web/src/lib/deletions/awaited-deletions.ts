import { useSyncExternalStore } from 'react';

/** Time in which a deletion can be taken back, in milliseconds. */
export const UNDO_MS = 10_000;

type Deletion = {
  ids: readonly string[];
  timer: number;
  /** True: under way; it cannot be taken back any more. */
  begun: boolean;
  perform: (leaving: boolean) => unknown;
};

const awaited = new Set<Deletion>();
const listeners = new Set<() => void>();
let hidden: ReadonlySet<string> = new Set();

function tell(): void {
  hidden = new Set([...awaited].flatMap(({ ids }) => ids));
  for (const listener of listeners) listener();
}

function end(deletion: Deletion): boolean {
  window.clearTimeout(deletion.timer);
  const wasAwaited = awaited.delete(deletion);
  if (awaited.size === 0) window.removeEventListener('pagehide', performWhileLeaving);
  return wasAwaited;
}

async function perform(deletion: Deletion, leaving: boolean): Promise<void> {
  if (deletion.begun) return;
  deletion.begun = true;
  window.clearTimeout(deletion.timer);
  // They stay hidden until the lists are without them, or show them again after a failure.
  try {
    await deletion.perform(leaving);
  } finally {
    if (end(deletion)) tell();
  }
}

function performWhileLeaving(): void {
  for (const deletion of awaited) void perform(deletion, true);
}

/**
 * Hides what has these ids from lists at once and deletes it after the time in which that can be taken back;
 * sooner when the page is left, which `perform` is told. Returns a function that takes it back.
 */
export function awaitDeletion(
  ids: readonly string[],
  performDeletion: (leaving: boolean) => Promise<unknown>,
): () => void {
  const deletion: Deletion = {
    ids,
    timer: window.setTimeout(() => void perform(deletion, false), UNDO_MS),
    begun: false,
    perform: performDeletion,
  };
  if (awaited.size === 0) window.addEventListener('pagehide', performWhileLeaving);
  awaited.add(deletion);
  tell();
  return () => {
    if (!deletion.begun && end(deletion)) tell();
  };
}

/** Performs all deletions that are awaited, now. */
export function performDeletions(): void {
  for (const deletion of awaited) void perform(deletion, false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ids whose deletion is awaited: lists leave them out. */
export function useHidden(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => hidden);
}
