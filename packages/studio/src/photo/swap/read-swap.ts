import { EngineError } from '@toile/engines';
import type { ImageBrief } from '@toile/tools';
import { readPhoto } from '../cache/read-photo.ts';
import { assertFits } from '../subject/assert-fits.ts';
import { readMask } from '../subject/read-mask.ts';
import { scaledMask } from './scaled-mask.ts';

/**
 * What a swap starts from: the person, the garment, and the mask in the size that the person was
 * read in. Throws a `refused` EngineError: a picture is missing, cannot be read, or does not fit.
 */
export async function readSwap({ target, source, mask }: ImageBrief['images']) {
  if (!target || !source || !mask) {
    throw new EngineError('refused', 'A photo, a mask and a flat-lay are needed', {
      reason: 'undecodable',
    });
  }
  const marked = await readMask(mask);
  const person = await readPhoto(target);
  assertFits(marked, person.size);
  const order = {
    target: person,
    source: await readPhoto(source),
    sourceBytes: source,
    mask: await scaledMask(marked, person.photo),
  };
  return { original: target, marked, order };
}
