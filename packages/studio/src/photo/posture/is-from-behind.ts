import type { PhotoReading } from '../open-reading.ts';
import { LABEL } from '../parse/labels.ts';
import { headPart } from '../wearer/head-part.ts';

/**
 * Skin of a head's disc, as a share of it: less is no face. A face in the shade, behind hair or
 * sunglasses shows more.
 */
const FACE = 0.12;
/** Least share of hair or a hat in the disc of a head that is seen from behind. */
const HAIR = 0.5;
/** Score of the nose from which the pose sees a face, whatever its colours. */
const NOSE = 0.45;

/** Test for somebody seen from behind: a head of hair without a face. */
export async function isFromBehind(reading: PhotoReading): Promise<boolean> {
  const { nose } = await reading.joints();
  const { labels, frame } = await reading.person();
  const { ids } = await reading.superpixels();
  const share = (...meant: readonly number[]) =>
    headPart(frame, reading.photo, (i) => meant.includes(labels[ids[i]]));
  if (share(LABEL.hair, LABEL.held) < HAIR) return false;
  return share(LABEL.skin) < FACE || (nose.score < NOSE && share(LABEL.skin) < FACE * 2);
}
