/** Counts one of a name; the returned function takes it back, once. Undefined at the limit. */
export type Tally = (name: string) => (() => void) | undefined;

/** Counts the things under way for each name: at most `most` of one at a time. */
export function createTally(most: number): Tally {
  const counts = new Map<string, number>();

  return (name) => {
    const count = counts.get(name) ?? 0;
    if (count >= most) return undefined;
    counts.set(name, count + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      const left = (counts.get(name) ?? 1) - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
    };
  };
}
