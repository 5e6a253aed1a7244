import { isOwnPath } from './own-path.ts';

/** The page to which a visitor goes on after logging in, where it is not the dashboard. */
const KEY = 'toile-return';

/**
 * Lifetime of the path: long enough for a sign-up with its mail; a plan from yesterday is
 * forgotten.
 */
const LIFE_MS = 3_600_000;

type Kept = { path: string; until: number };

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // Storage may be forbidden, or its entry invalid.
  }
}

/** Stores a path of the product until the next log-in, for every tab of the browser. */
export function keepReturnPath(path: string): void {
  try {
    const kept: Kept = { path, until: Date.now() + LIFE_MS };
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Forbidden storage: the log-in then leads to the dashboard.
  }
}

export function findReturnPath(): string | undefined {
  const { path, until = 0 } = read();
  return isOwnPath(path) && until > Date.now() ? path : undefined;
}

export function forgetReturnPath(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}
