const KEY = 'toile.dots-warning.off';

/** Whether the user has asked not to be warned of many dots again. */
export function isDotsWarningOff(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function turnDotsWarningOff(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Forbidden storage: the warning comes again.
  }
}
