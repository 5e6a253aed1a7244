import { setImmediate as nextTurn } from 'node:timers/promises';
import { DIGITAL_SOURCE_TYPES } from '@toile/raster';

/** Address of IPTC's vocabulary; some programs write it with https. */
const VOCABULARY = DIGITAL_SOURCE_TYPES.replace('http:', '');

/** Terms of IPTC's vocabulary for a picture that a machine made, wholly or in part. */
const MACHINE_MADE = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicMedia',
  'compositeSynthetic',
  'algorithmicallyEnhanced',
];

const LONGEST_TERM = Math.max(...MACHINE_MADE.map(({ length }) => length));

/**
 * Occurrences of the address read in one turn of the event loop: a hostile file may have a hundred
 * thousand.
 */
const ADDRESSES_AT_ONCE = 10_000;

/**
 * The mark of a machine-made picture: the term in the file's XMP or in its content credentials
 * (C2PA), both of which name it by the same address. Undefined without one.
 */
export async function findAiMarker(file: Uint8Array): Promise<string | undefined> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let at = -1;
  for (let count = 1; ; count += 1) {
    if (count % ADDRESSES_AT_ONCE === 0) await nextTurn();
    at = bytes.indexOf(VOCABULARY, at + 1, 'latin1');
    if (at === -1) return undefined;
    const start = at + VOCABULARY.length;
    const word = bytes.toString('latin1', start, start + LONGEST_TERM + 1);
    const term = /^[a-zA-Z]*/.exec(word)?.[0];
    if (term !== undefined && MACHINE_MADE.includes(term)) return term;
  }
}
