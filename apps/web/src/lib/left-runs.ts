/** Beginning of the keys in the browser's storage for runs that a closed tab left under way. */
export const LEFT_RUN_KEY = 'toile.run.';

/** Deletes the runs left under way, because their owner has left. */
export function dropLeftRuns(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(LEFT_RUN_KEY)) localStorage.removeItem(key);
    }
  } catch {
    // Forbidden storage holds none.
  }
}
