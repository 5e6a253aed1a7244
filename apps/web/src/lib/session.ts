import { useSyncExternalStore } from 'react';
import { dropCookie, findCookie } from './cookies.ts';
import { randomId } from './random-id.ts';

/**
 * Name of the readable cookie beside the session's. It grants nothing: the server alone decides.
 */
const SIGNAL = 'signed_in';

/** Key in the browser's storage for the session's name: by it tabs notice another session. */
const NAME_KEY = 'toile-session';

const listeners = new Set<() => void>();

/** True when the browser believes that it is signed in. */
export function hasSession(): boolean {
  return findCookie(SIGNAL) !== undefined;
}

/** Begins a session, after a log-in: gives it a name of its own. */
export function beginSession(): void {
  keepName(randomId());
  announceSession();
}

/** Ends the session: the server says that there is none, or the user has logged out. */
export function endSession(): void {
  dropCookie(SIGNAL);
  keepName(null);
  announceSession();
}

/** Makes every guard and menu read the cookie again. */
function announceSession(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when the session may have begun or ended, here or in another tab. */
function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** True while somebody is signed in; checked at every render. */
export function useSession(): boolean {
  return useSyncExternalStore(subscribeToSession, hasSession, () => false);
}

/**
 * Name of the session, which distinguishes one user's from the next one's; undefined without one.
 * It does not reveal the user.
 */
export function useSessionName(): string | undefined {
  return useSyncExternalStore(subscribeToSession, findSessionName, () => undefined);
}

function findSessionName(): string | undefined {
  return hasSession() ? readName() : undefined;
}

function readName(): string {
  try {
    return localStorage.getItem(NAME_KEY) ?? '';
  } catch {
    return ''; // Forbidden storage: two sessions cannot be told apart then.
  }
}

function keepName(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(NAME_KEY);
    else localStorage.setItem(NAME_KEY, name);
  } catch {
    // See above.
  }
}
