/** Those who want to be told of something. */
export function createListeners() {
  const all = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of all) listener();
    },
    /** Tells a listener from now on; the answer ends that. */
    listen: (listener: () => void): (() => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
