import type { TakenTurn } from './slot-claims.repository.ts';

type PlacesOptions = {
  /** Simultaneous calls of `runNext`. */
  places: number;
  /** Claims the next slot, or with `onlyIdle` that of a user without a running one. */
  claim: (of?: { onlyIdle: boolean }) => Promise<TakenTurn | undefined>;
  /** Runs a claimed slot to its end. */
  run: (slot: TakenTurn) => Promise<void>;
  isStopping: () => boolean;
};

/** The places in which a worker runs slots: some for all users in turn, and an extra one. */
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

    /**
     * Runs a slot in the extra place, while all others are taken: a free one goes to such a user by
     * the usual turns.
     */
    runFirst: async (): Promise<void> => {
      while (!isStopping() && taken >= places) {
        const slot = await claim({ onlyIdle: true });
        if (!slot) return;
        await run(slot);
      }
    },
  };
}
