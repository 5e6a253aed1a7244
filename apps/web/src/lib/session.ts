import { useSyncExternalStore } from 'react';
import { dropCookie, findCookie } from './cookies.ts';

/** The readable, worthless companion of the session cookie. The server alone decides. */
const SIGNAL = 'signed_in';

const listeners = new Set<() => void>();

/** Whether the browser believes that it is signed in. */
export function hasSession(): boolean {
  return findCookie(SIGNAL) !== undefined;
}

/** Tells every guard and menu to look at the cookie again. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}

/** Called when the server says that there is no session, and after logging out. */
export function endSession(): void {
  dropCookie(SIGNAL);
  announceSession();
}

/** Calls `listener` when the session may have begun or ended, here or in another tab. */
function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Whether somebody is signed in; looks again at every render. */
export function useSession(): boolean {
  return useSyncExternalStore(subscribeToSession, hasSession);
}
