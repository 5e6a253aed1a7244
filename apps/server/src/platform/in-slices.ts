import { setImmediate as nextTurn } from 'node:timers/promises';

/** A few milliseconds of work for whatever looks at each byte. */
const SLICE_BYTES = 4 * 1024 * 1024;

/** Many bytes in slices; between two of them the event loop does what else there is to do. */
export async function* inSlices(
  bytes: Uint8Array,
  sliceBytes = SLICE_BYTES,
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    if (start > 0) await nextTurn();
    yield bytes.subarray(start, start + sliceBytes);
  }
}
