import sharp from 'sharp';
import type { UploadCase } from '../../apps/server/src/testing/uploads/upload-case.ts';
import type { Outcome } from './try-upload.ts';
import type { Visitor } from './visitor.ts';

const DRAWN = 200;
/** Status for a readable picture in which nothing can be selected. */
const NOTHING_SEEN = 422;

/** Requests the mask of a file, as each dot on a photo does. Nothing of it is stored. */
export async function tryMask(visitor: Visitor, one: UploadCase): Promise<Outcome> {
  const { status, mask } = await visitor.mask(one.file);
  const isRead = status === DRAWN || (status === NOTHING_SEEN && one.wanted !== 'refused');
  const isRefused = status >= 400 && status < 500;
  const fits = one.wanted === 'taken' ? isRead : isRefused || (one.wanted === 'either' && isRead);
  const faults = fits ? [] : [`was answered ${status}`];
  if (mask && one.size) {
    const { width, height } = await sharp(mask).metadata();
    if (width !== one.size.width || height !== one.size.height) {
      faults.push(`gives a mask of ${width} × ${height}`);
    }
  }
  return { name: `${one.name}, for a mask`, status, outputs: 0, faults };
}
