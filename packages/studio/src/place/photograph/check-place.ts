import { BACKDROP_MIN_SIDE_PX } from '@toile/contract';
import { EngineError } from '@toile/engines';
import type { PixelSize } from '@toile/tools';
import sharp, { type Sharp } from 'sharp';
import type { PhotoReading } from '../../photo/open-reading.ts';
import { bodyScore } from '../../photo/parse/is-person-parsed.ts';
import { isSeen, JOINT_NAMES, type Joints } from '../../photo/pose/joints.ts';
import type { Mask } from '../../photo/subject/read-mask.ts';

/** Least height of a person, as a share of the photograph's, who would stand beside the subject. */
const LARGE = 0.3;
/** Least mean score of a trunk with two arms where somebody is seen. */
const SOMEBODY = 0.4;
/** Width at which two photos are compared. */
const COMPARED_PX = 64;
/** Mean difference of levels on the subject up to which two photos are the same. */
const SAME = 7;

/**
 * Checks a photograph as the place of a subject. Throws a `refused` EngineError: 'too-small'
 * and 'backdrop-small', 'backdrop-person' where somebody is in it, 'backdrop-same' where it is the
 * subject's own photo.
 */
export async function checkPlace(
  place: PhotoReading,
  { target, mask }: { target: Uint8Array; mask: Mask },
): Promise<void> {
  const { width, height } = place.size;
  if (Math.min(width, height) < BACKDROP_MIN_SIDE_PX) {
    throw refused('backdrop-small', `A backdrop of ${width} × ${height} pixels`);
  }
  if ((await differenceOn(place, target, mask)) < SAME) {
    throw refused('backdrop-same', 'The backdrop shows the subject');
  }
  if (isSomebodyIn(await place.joints(), place.photo)) {
    throw refused('backdrop-person', 'The backdrop shows a person');
  }
}

const refused = (reason: 'backdrop-small' | 'backdrop-same' | 'backdrop-person', message: string) =>
  new EngineError('refused', message, { reason });

/** True for a pose that is likely and large. People far away belong to a place. */
function isSomebodyIn(joints: Joints, { height }: PixelSize): boolean {
  if (bodyScore(joints) < SOMEBODY) return false;
  const rows = JOINT_NAMES.map((name) => joints[name])
    .filter(isSeen)
    .map(({ y }) => y);
  return Math.max(...rows) - Math.min(...rows) > height * LARGE;
}

/** Mean difference of two photos in levels where the subject is. */
async function differenceOn(place: PhotoReading, target: Uint8Array, mask: Mask): Promise<number> {
  const size = {
    width: COMPARED_PX,
    height: Math.max(8, Math.round((mask.height / mask.width) * COMPARED_PX)),
  };
  const { rgb, ...whole } = place.photo;
  const small = (image: Sharp) =>
    image
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .resize(size.width, size.height, { fit: 'fill' })
      .raw()
      .toBuffer();
  const one = await small(sharp(target).rotate());
  const other = await small(sharp(rgb, { raw: { ...whole, channels: 3 } }));
  let sum = 0;
  let count = 0;
  for (let y = 0; y < size.height; y += 1) {
    const row = Math.floor(((y + 0.5) / size.height) * mask.height) * mask.width;
    for (let x = 0; x < size.width; x += 1) {
      if (!mask.inside[row + Math.floor(((x + 0.5) / size.width) * mask.width)]) continue;
      const i = (y * size.width + x) * 3;
      for (let c = 0; c < 3; c += 1) sum += Math.abs(one[i + c] - other[i + c]);
      count += 3;
    }
  }
  return count > 0 ? sum / count : Number.POSITIVE_INFINITY;
}
