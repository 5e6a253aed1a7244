import { EngineError } from '@toile/engines';
import type { PhotoReading } from '../../open-reading.ts';
import { isWorn } from '../../wearer/is-worn.ts';
import { cutFlatLay } from './cut-flat-lay.ts';
import type { FlatLay } from './flat-lay.ts';

import { readFlatLay } from './read-flat-lay.ts';

type ReadFlatLay = { alpha: Uint8Array; flat: FlatLay };

const flatLays = new WeakMap<PhotoReading, Promise<ReadFlatLay>>();

/** A flat-lay's garment, cut off its ground and read; `bytes` for its transparency. Found once for the pictures of a run. */
export function knownFlatLay(source: PhotoReading, bytes: Uint8Array): Promise<ReadFlatLay> {
  const known = flatLays.get(source);
  if (known) return known;
  const found = findFlatLay(source, bytes);
  flatLays.set(source, found);
  // An aborted reading is not kept for the next picture.
  found.catch(() => flatLays.delete(source));
  return found;
}

async function findFlatLay(source: PhotoReading, bytes: Uint8Array): Promise<ReadFlatLay> {
  await assertUnworn(source);
  const alpha = await cutFlatLay(source, bytes);
  return { alpha, flat: readFlatLay({ photo: source.photo, alpha }) };
}

/** Refuses a picture of a worn garment: its wearer would come along. */
async function assertUnworn(source: PhotoReading): Promise<void> {
  if (!(await isWorn(source))) return;
  throw new EngineError('refused', 'A person in the flat-lay', { reason: 'garment-worn' });
}
