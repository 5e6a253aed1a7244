import { setImmediate as nextTurn } from 'node:timers/promises';

/** Bytes per slice: a few milliseconds of work that reads each byte. */
const SLICE_BYTES = 4 * 1024 * 1024;

/** Many bytes in slices; between two of them the event loop runs other work. */
export async function* inSlices(
  bytes: Uint8Array,
  sliceBytes = SLICE_BYTES,
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    if (start > 0) await nextTurn();
    yield bytes.subarray(start, start + sliceBytes);
  }
}
