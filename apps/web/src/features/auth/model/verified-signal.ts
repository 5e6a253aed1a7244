/** Key in the browser's storage by which a tab tells the others that an e-mail was confirmed. */
const KEY = 'toile-verified';

/** Tells the other tabs of this browser; it says neither whose e-mail nor which. */
export function signalVerified(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Forbidden storage: the other tab looks when somebody comes back to it.
  }
}

/** Calls `listener` when another tab tells so. Returns how to stop. */
export function onVerified(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
