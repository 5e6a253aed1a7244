/** Numbers of comments that were on boards when their owner last saw them, in this browser. */
const KEY = 'toile-read-comments';

/** Boards that are remembered: more than anybody works on at a time. */
const MOST_BOARDS = 200;

function load(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (one): one is [string, number] =>
        Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number',
    );
  } catch {
    return []; // Storage may be forbidden, or its entry invalid.
  }
}

/** Comments on a board since its owner last saw it. */
export function countUnread({ id, comments }: { id: string; comments: number }): number {
  const [, read = 0] = load().find(([board]) => board === id) ?? [];
  return Math.max(0, comments - read);
}

/** Remembers that the owner has seen all comments of a board. */
export function markRead({ id, comments }: { id: string; comments: number }): void {
  const others = load().filter(([board]) => board !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([[id, comments], ...others].slice(0, MOST_BOARDS)));
  } catch {
    // Forbidden storage: they stay new.
  }
}
