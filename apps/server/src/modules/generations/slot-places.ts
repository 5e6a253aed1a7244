import { type Crowd, createCrowd } from './crowd.ts';
import type { SlotClaim } from './slot-claim.ts';
import type { ClaimLimits } from './slot-claims.repository.ts';

type PlacesOptions = {
  /** Calls of `runNext` that go on at a time. */
  places: number;
  /** Claims the slot whose turn it is, of whom the limits do not leave out. */
  claim: (limits: ClaimLimits) => Promise<SlotClaim | undefined>;
  /** Runs a claimed slot to its end. */
  run: (slot: SlotClaim) => Promise<void>;
  /** Asks for so many further calls of `runNext`. */
  wake: (count: number) => Promise<void>;
  isStopping: () => boolean;
};

/** A claimed slot; `leave` when it has ended. */
type Entered = { slot: SlotClaim; leave: () => void };

/**
 * The places in which a worker runs slots: some for all users' turns, and one beyond them. While
 * several users are here, none of them has all places.
 */
export function createSlotPlaces({ places, claim, run, wake, isStopping }: PlacesOptions) {
  const crowd: Crowd = createCrowd({ places, now: () => performance.now() });
  let taken = 0;
  /** Calls that found work only of users who had places enough. */
  let owed = 0;
  let lastClaim: Promise<unknown> = Promise.resolve();

  /** One after the other, so that each knows whose slots those before it took. */
  function enter(limits: () => ClaimLimits): Promise<Entered | undefined> {
    const entered = lastClaim.then(async () => {
      const asked = limits();
      const slot = await claim(asked);
      if (slot) return { slot, leave: crowd.enter(slot.userId) };
      if (asked.except?.length) owed += 1;
      return undefined;
    });
    lastClaim = entered.catch(() => undefined);
    return entered;
  }

  /** Runs a slot; then what was left out may have the place. */
  async function runEntered({ slot, leave }: Entered): Promise<void> {
    try {
      await run(slot);
    } finally {
      leave();
      const count = isStopping() ? 0 : Math.min(owed, places);
      owed -= count;
      if (count > 0) await wake(count);
    }
  }

  return {
    runNext: async (): Promise<void> => {
      if (isStopping()) return;
      taken += 1;
      try {
        const entered = await enter(() => ({ except: crowd.listFull() }));
        if (entered) await runEntered(entered);
      } finally {
        taken -= 1;
      }
    },

    /** A place that is free goes to such a user by itself: nobody else's turn is sooner. */
    runFirst: async (): Promise<void> => {
      while (!isStopping() && taken >= places) {
        const entered = await enter(() => ({ onlyIdle: true }));
        if (!entered) return;
        await runEntered(entered);
      }
    },
  };
}
