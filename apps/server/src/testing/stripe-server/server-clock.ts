export type ServerClock = ReturnType<typeof createServerClock>;

/** A clock in whole seconds. It runs, or with a start time stands still, and can be set. */
export function createServerClock(startAt?: Date) {
  let stoppedAtMs = startAt?.getTime();
  let offsetMs = 0;
  const nowMs = () => stoppedAtMs ?? Date.now() + offsetMs;
  return {
    /** Seconds since 1970. */
    now: () => Math.floor(nowMs() / 1000),
    /** Sets it to a time in seconds. */
    set: (seconds: number) => {
      if (stoppedAtMs === undefined) offsetMs = seconds * 1000 - Date.now();
      else stoppedAtMs = seconds * 1000;
    },
  };
}
