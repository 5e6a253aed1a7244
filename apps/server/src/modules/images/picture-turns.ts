import { availableParallelism } from 'node:os';
import { createFairGate, type FairGate } from '../../platform/fair-gate.ts';

/** Three threads of the pool, so that one is left for files and passwords. */
const AT_ONCE = 3;

/** One place, and one processor where there are more, is always left to others. */
const AT_ONCE_OF_USER = Math.min(AT_ONCE - 1, Math.max(1, availableParallelism() - 1));

/** A user's pictures that may wait; each holds the request that brought it. */
const MOST_WAITING = 8;

/** A user's pictures at work and waiting; those beyond them are refused. */
export const PICTURES_OF_USER = AT_ONCE_OF_USER + MOST_WAITING;

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
