import { EngineError } from '@toile/engines';
import { readPhoto } from '../../photo/cache/read-photo.ts';
import { type Mask, maskOf, readMask } from '../../photo/subject/read-mask.ts';

/** Share of the photo from which a mask leaves no background to be changed. */
const WHOLE = 0.985;

/**
 * The subject that stays: what is marked, or without a mask what the models' cut-out finds. Throws a
 * `refused` EngineError: 'mask-blank', 'mask-whole', 'no-subject', or as photos and masks are read.
 */
export async function subjectMask(target: Uint8Array, mask?: Uint8Array): Promise<Mask> {
  if (!mask) return wholeSubject(target);
  const marked = await readMask(mask);
  const on = marked.inside.reduce((sum, each) => sum + each, 0);
  if (on > marked.inside.length * WHOLE) {
    throw new EngineError('refused', 'A mask of the whole photo', { reason: 'mask-whole' });
  }
  return marked;
}

/** Without a mask the models' cut-out says who the subject is. */
async function wholeSubject(target: Uint8Array): Promise<Mask> {
  const reading = await readPhoto(target);
  const alpha = await reading.alpha();
  return maskOf(
    alpha.map((value) => (value > 127 ? 1 : 0)),
    reading.photo,
    'no-subject',
  );
}
