import { setTimeout as sleep } from 'node:timers/promises';
import { createCrowd } from './crowd.ts';
import type { SlotClaim } from './slot-claim.ts';
import type { ClaimLimits } from './slot-claims.repository.ts';

/** A place that is left free looks so often whether somebody may have it. */
const LOOK_MS = 500;

type PlacesOptions = {
  /** Calls of `runNext` that go on at a time. */
  places: number;
  /** Claims the slot whose turn it is within the limits. */
  claim: (limits: ClaimLimits) => Promise<SlotClaim | undefined>;
  /** Runs a claimed slot to its end. */
  run: (slot: SlotClaim) => Promise<void>;
  isStopping: () => boolean;
};

/** A claimed slot; `leave` when it has ended. */
type Entered = { slot: SlotClaim; leave: () => void };

/**
 * The places in which a worker runs slots: some for all users' turns, and one beyond them. While
 * several users are here, each leaves one of the places to the others.
 */
export function createSlotPlaces({ places, claim, run, isStopping }: PlacesOptions) {
  const crowd = createCrowd({ places, now: () => performance.now() });
  let taken = 0;
  let lastClaim: Promise<unknown> = Promise.resolve();

  /** One claim after the other, so that each knows whose slots the others took. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = lastClaim.then(work);
    lastClaim = done.catch(() => undefined);
    return done;
  }

  /** Claims a slot for a place; tells where only users who leave one free have any. */
  async function tryToEnter(): Promise<{ entered?: Entered; isLeftFree: boolean }> {
    if (isStopping()) return { isLeftFree: false };
    const except = crowd.listFull();
    const slot = await claim({ except });
    if (!slot) return { isLeftFree: except.length > 0 };
    return { entered: { slot, leave: crowd.enter(slot.userId) }, isLeftFree: false };
  }

  /** Claims the next slot. A place that is left free waits for somebody who may have it. */
  async function enter(): Promise<Entered | undefined> {
    for (;;) {
      const { entered, isLeftFree } = await inLine(tryToEnter);
      if (!isLeftFree) return entered;
      await sleep(LOOK_MS);
    }
  }

  function enterBeyond(): Promise<Entered | undefined> {
    return inLine(async () => {
      if (isStopping()) return undefined;
      const slot = await claim({ onlyIdle: true });
      return slot && { slot, leave: crowd.enterBeyond(slot.userId) };
    });
  }

  return {
    runNext: async (): Promise<void> => {
      taken += 1;
      try {
        const entered = await enter();
        if (entered) await run(entered.slot).finally(entered.leave);
      } finally {
        taken -= 1;
      }
    },

    /** A place that is free goes to such a user by itself: nobody else's turn is sooner. */
    runFirst: async (): Promise<void> => {
      while (!isStopping() && taken >= places) {
        const entered = await enterBeyond();
        if (!entered) return;
        await run(entered.slot).finally(entered.leave);
      }
    },
  };
}
