/** Listeners to one kind of event. */
export function createListeners() {
  const all = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of all) listener();
    },
    /** Adds a listener; the returned function removes it. */
    listen: (listener: () => void): (() => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
