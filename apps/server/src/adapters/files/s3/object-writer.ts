import { setTimeout as sleep } from 'node:timers/promises';
import type { Bucket } from './bucket.ts';
import {
  isAbsence,
  isAlreadyThere,
  isConflict,
  isUnknownToStore,
  toFilesError,
} from './store-faults.ts';

/** Size in bytes from which files are sent in parts. */
const LARGE_BYTES = 16 * 1024 * 1024;
/** Tries of a conditional write that meets another one, and the first pause between them. */
const MEETINGS = 5;
const MEETING_PAUSE_MS = 50;

/**
 * Writes an object unless one of this length is there already. An answer that was lost is no harm:
 * the next try finds the object of the first.
 */
export function createObjectWriter(bucket: Bucket) {
  const isThere = async (key: string, { length }: Uint8Array) =>
    (await bucket.findLength(key)) === length;

  /** False once the store has said so: a large file would be sent twice each time. */
  let knowsConditions = true;

  async function putLarge(key: string, bytes: Uint8Array): Promise<void> {
    if (await isThere(key, bytes)) return;
    try {
      await bucket.putInParts({ key, bytes }, knowsConditions);
    } catch (error) {
      if (knowsConditions && isUnknownToStore(error)) {
        knowsConditions = false;
        return putLarge(key, bytes);
      }
      const mayBeWritten = isAbsence(error) || isAlreadyThere(error) || isConflict(error);
      if (!mayBeWritten || !(await isThere(key, bytes))) throw error;
    }
  }

  async function putSmall(key: string, bytes: Uint8Array): Promise<void> {
    for (let meetings = 1; ; meetings += 1) {
      try {
        return await bucket.put({ key, bytes }, true);
      } catch (error) {
        if (isConflict(error) && meetings < MEETINGS) {
          await sleep(MEETING_PAUSE_MS * meetings);
          continue;
        }
        if (!isAlreadyThere(error) && !isUnknownToStore(error)) throw error;
        if (await isThere(key, bytes)) return;
        await bucket.put({ key, bytes }, false);
        return;
      }
    }
  }

  return async (key: string, bytes: Uint8Array): Promise<void> => {
    try {
      await (bytes.length > LARGE_BYTES ? putLarge : putSmall)(key, bytes);
    } catch (error) {
      throw toFilesError(error);
    }
  };
}
