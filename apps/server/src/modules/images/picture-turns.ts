import { createFairGate, type FairGate } from '../../platform/fair-gate.ts';

/** Three threads of the pool, so that one is left for files and passwords. */
const AT_ONCE = 3;

/** One place is always another user's. */
const AT_ONCE_OF_USER = 2;

/** A user's pictures that may wait; each holds the request that brought it. */
const MOST_WAITING = 8;

/** Memory of all pictures under way: an AVIF of 25 megapixels and a photo beside it. */
const ROOM_BYTES = 700e6;

/**
 * The turns of all who have large pictures decoded or encoded in this process, by the memory (in
 * bytes) that each takes meanwhile.
 */
export function createPictureTurns(): FairGate {
  return createFairGate({
    atOnce: AT_ONCE,
    atOnceOfParty: AT_ONCE_OF_USER,
    room: ROOM_BYTES,
    mostWaiting: MOST_WAITING,
  });
}
