import type { Photo } from '../../core/photo.ts';
import { findCutOutModel } from '../../models/find-model.ts';
import { cutOutByIsNet } from './is-net.ts';
import { cutOutBySelfie } from './selfie.ts';
import { tidyAlpha } from './tidy-alpha.ts';

/**
 * How much of each pixel belongs to the subject, 0–255, hair and soft edges included: by
 * IS-Net where its weights are there, else by the small model that comes with us.
 */
export async function cutOut(photo: Photo): Promise<Uint8Array> {
  const isNet = findCutOutModel();
  const alpha = isNet ? await cutOutByIsNet(photo, isNet) : await cutOutBySelfie(photo);
  return tidyAlpha(alpha, photo);
}
