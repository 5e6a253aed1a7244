/** Whoever had a picture drawn so lately is likely to want the next one soon. */
const PRESENT_MS = 60_000;

/** Whose pictures this worker draws, and who was here lately. */
export type Crowd = {
  /** A picture of a user begins; call what is returned when it ends. */
  enter: (userId: string) => () => void;
  /**
   * Users who have as many places as they may while others are here: all but one, and one at
   * least. Nobody, while one user is alone.
   */
  listFull: () => string[];
};

/** Watches the users of a worker's `places`. `now` is in milliseconds. */
export function createCrowd({ places, now }: { places: number; now: () => number }): Crowd {
  const most = Math.max(1, places - 1);
  const running = new Map<string, number>();
  const seenAt = new Map<string, number>();

  function isAlone(userId: string): boolean {
    return [...seenAt.keys()].every((other) => other === userId);
  }

  function forgetOld(): void {
    for (const [userId, at] of seenAt) if (now() - at > PRESENT_MS) seenAt.delete(userId);
  }

  function add(userId: string, count: number): void {
    const left = (running.get(userId) ?? 0) + count;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
  }

  return {
    enter: (userId) => {
      seenAt.set(userId, now());
      add(userId, 1);
      return () => add(userId, -1);
    },
    listFull: () => {
      forgetOld();
      return [...running]
        .filter(([userId, count]) => count >= most && !isAlone(userId))
        .map(([userId]) => userId);
    },
  };
}
