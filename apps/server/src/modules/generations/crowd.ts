/** Whoever had a picture drawn so lately is likely to want the next one soon. */
const PRESENT_MS = 60_000;

/** The users of a worker: whose pictures it draws, and who had one drawn in the last minute. */
export type Crowd = {
  /** A user's picture begins in one of the places; call what is returned when it ends. */
  enter: (userId: string) => () => void;
  /** A user's picture begins beyond the places; call what is returned when it ends. */
  enterBeyond: (userId: string) => () => void;
  /** Users who, with others present, have all places but one. */
  listFull: () => string[];
};

/** Watches the users of a worker with so many `places`. `now` is in milliseconds. */
export function createCrowd({ places, now }: { places: number; now: () => number }): Crowd {
  const inPlaces = new Map<string, number>();
  const running = new Map<string, number>();
  const seenAt = new Map<string, number>();

  function add(counts: Map<string, number>, userId: string, change: number): void {
    const count = (counts.get(userId) ?? 0) + change;
    if (count > 0) counts.set(userId, count);
    else counts.delete(userId);
  }

  function begin(userId: string, counts: readonly Map<string, number>[]): () => void {
    for (const each of counts) add(each, userId, 1);
    return () => {
      for (const each of counts) add(each, userId, -1);
      seenAt.set(userId, now());
    };
  }

  function listPresent(): Set<string> {
    for (const [userId, at] of seenAt) if (now() - at > PRESENT_MS) seenAt.delete(userId);
    return new Set([...running.keys(), ...seenAt.keys()]);
  }

  return {
    enter: (userId) => begin(userId, [inPlaces, running]),
    enterBeyond: (userId) => begin(userId, [running]),
    listFull: () => {
      if (places < 2 || listPresent().size < 2) return [];
      return [...inPlaces].filter(([, count]) => count >= places - 1).map(([userId]) => userId);
    },
  };
}
