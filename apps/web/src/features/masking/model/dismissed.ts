/** Hints that the user can turn off for good. */
export type Dismissable = 'dots-warning' | 'reposition-hint';

/** True for a hint that the user has turned off; false where storage is forbidden. */
export function isDismissed(what: Dismissable): boolean {
  try {
    return localStorage.getItem(keyOf(what)) === '1';
  } catch {
    return false;
  }
}

/** Stores the dismissal in this browser. */
export function dismissForGood(what: Dismissable): void {
  try {
    localStorage.setItem(keyOf(what), '1');
  } catch {
    // Forbidden storage: the hint will be shown again.
  }
}

function keyOf(what: Dismissable): string {
  return `toile.${what}.off`;
}
