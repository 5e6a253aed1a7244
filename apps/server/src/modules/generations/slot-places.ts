import type { TakenTurn } from './slot-claims.repository.ts';

type PlacesOptions = {
  /** Calls of `runNext` that go on at a time. */
  places: number;
  /** Claims the slot whose turn it is, or that of a user who has none running. */
  claim: (of?: { onlyIdle: boolean }) => Promise<TakenTurn | undefined>;
  /** Runs a claimed slot to its end. */
  run: (slot: TakenTurn) => Promise<void>;
  isStopping: () => boolean;
};

/** The places in which a worker runs slots: some for all users' turns, and one beyond them. */
export function createSlotPlaces({ places, claim, run, isStopping }: PlacesOptions) {
  let taken = 0;

  return {
    runNext: async (): Promise<void> => {
      if (isStopping()) return;
      taken += 1;
      try {
        const slot = await claim();
        if (slot) await run(slot);
      } finally {
        taken -= 1;
      }
    },

    /** A place that is free goes to such a user by itself: nobody else's turn is sooner. */
    runFirst: async (): Promise<void> => {
      while (!isStopping() && taken >= places) {
        const slot = await claim({ onlyIdle: true });
        if (!slot) return;
        await run(slot);
      }
    },
  };
}
