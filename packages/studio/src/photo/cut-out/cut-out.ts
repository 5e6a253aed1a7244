import type { Photo } from '../../core/photo.ts';
import { findCutOutModel } from '../../models/find-model.ts';
import { cutOutByIsNet } from './is-net.ts';
import { cutOutBySelfie } from './selfie.ts';
import { tidyAlpha } from './tidy-alpha.ts';

/**
 * Alpha of the subject, 0–255 a pixel, hair and soft edges included: by IS-Net where its weights
 * are present, else by the small model of the package.
 */
export async function cutOut(photo: Photo): Promise<Uint8Array> {
  const isNet = findCutOutModel();
  const alpha = isNet ? await cutOutByIsNet(photo, isNet) : await cutOutBySelfie(photo);
  return tidyAlpha(alpha, photo);
}
