import { availableParallelism } from 'node:os';
import { createFairGate, type FairGate } from '../../platform/fair-gate.ts';

/** Pictures at a time: three threads of the pool, which leaves one for files and passwords. */
const AT_ONCE = 3;

/**
 * Pictures of one user at a time: leaves a place, and a processor where there are several, to
 * others.
 */
const AT_ONCE_OF_USER = Math.min(AT_ONCE - 1, Math.max(1, availableParallelism() - 1));

/** Waiting pictures of a user; each holds its request's memory. */
const MOST_WAITING = 8;

/** Pictures of a user under way and waiting; further ones are refused. */
export const PICTURES_OF_USER = AT_ONCE_OF_USER + MOST_WAITING;

/** Memory of all pictures under way, in bytes: an AVIF of 25 megapixels and a photo beside it. */
const ROOM_BYTES = 700e6;

/**
 * The queue of all work that decodes or encodes large pictures in this process, by the memory (in
 * bytes) that each takes.
 */
export function createPictureTurns(): FairGate {
  return createFairGate({
    atOnce: AT_ONCE,
    atOnceOfParty: AT_ONCE_OF_USER,
    room: ROOM_BYTES,
    mostWaiting: MOST_WAITING,
  });
}
