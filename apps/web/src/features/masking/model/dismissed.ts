/** What the user has asked not to be shown again. */
export type Dismissable = 'dots-warning' | 'reposition-hint';

/** Whether the user has asked not to see it again; never where storage is forbidden. */
export function isDismissed(what: Dismissable): boolean {
  try {
    return localStorage.getItem(keyOf(what)) === '1';
  } catch {
    return false;
  }
}

/** Remembers it, in this browser. */
export function dismissForGood(what: Dismissable): void {
  try {
    localStorage.setItem(keyOf(what), '1');
  } catch {
    // Forbidden storage: it comes again.
  }
}

function keyOf(what: Dismissable): string {
  return `toile.${what}.off`;
}
