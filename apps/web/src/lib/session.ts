import { useSyncExternalStore } from 'react';
import { dropCookie, findCookie } from './cookies.ts';
import { randomId } from './random-id.ts';

/**
 * Name of the readable cookie beside the session's. It grants nothing: the server alone decides.
 */
const SIGNAL = 'signed_in';

/** Key in the browser's storage for the session's name: by it tabs notice another session. */
const NAME_KEY = 'toile-session';

/** Key in the browser's storage that is set while the last session was ended by the server. */
const LOST_KEY = 'toile-session-lost';

const listeners = new Set<() => void>();

/** True when the browser believes that it is signed in. */
export function hasSession(): boolean {
  return findCookie(SIGNAL) !== undefined;
}

/** Begins a session, after a log-in: gives it a name of its own. */
export function beginSession(): void {
  keep(NAME_KEY, randomId());
  keep(LOST_KEY, null);
  announceSession();
}

/** Ends the session, as its user wishes. */
export function endSession(): void {
  keep(LOST_KEY, null);
  forgetSession();
}

/**
 * Ends a session that the server does not know any more. The answer that says so may have taken the
 * cookie along already; then its name tells that there was one.
 */
export function loseSession(): void {
  if (hasSession() || read(NAME_KEY) !== '') keep(LOST_KEY, 'yes');
  forgetSession();
}

/** True when the server ended the last session: in another browser, or with a new password. */
export function wasSessionLost(): boolean {
  return read(LOST_KEY) !== '';
}

function forgetSession(): void {
  dropCookie(SIGNAL);
  keep(NAME_KEY, null);
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
  return hasSession() ? read(NAME_KEY) : undefined;
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return ''; // Forbidden storage: two sessions cannot be told apart then.
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
