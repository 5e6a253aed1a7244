import { bytesOf } from '../../core/map-plane.ts';
import type { PhotoReading } from '../open-reading.ts';
import { LABEL } from '../parse/labels.ts';
import { markedLabels } from './marked-labels.ts';

/** The person of a photo as the user's mask corrects the reading. */
export type MarkedPerson = {
  /** Labels of the photo's pieces. */
  labels: Uint8Array;
  /** Alpha of the person, 0–255 a pixel, with marked cloth that the cut-out missed. */
  alpha: Uint8Array;
};

export async function markedPerson(target: PhotoReading, mask: Uint8Array): Promise<MarkedPerson> {
  const pieces = await target.superpixels();
  const parsed = (await target.person()).labels;
  const labels = markedLabels(pieces, parsed, mask);
  const isMissed = labels.map((label, k) =>
    parsed[k] === LABEL.background && label !== LABEL.background ? 1 : 0,
  );
  const alpha = bytesOf(await target.alpha(), (level, i) =>
    isMissed[pieces.ids[i]] && mask[i] ? 255 : level,
  );
  return { labels, alpha };
}
