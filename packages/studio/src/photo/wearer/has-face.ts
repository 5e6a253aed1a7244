import type { PhotoReading } from '../open-reading.ts';
import { LABEL } from '../parse/labels.ts';
import { isSeen } from '../pose/joints.ts';
import { headPart } from './head-part.ts';

/** So much of a head's disc is skin where a face is seen. */
const FACE = 0.3;

/** Whether a face is in the picture: a nose that the pose finds, and skin about it. */
export async function hasFace(reading: PhotoReading): Promise<boolean> {
  const { nose } = await reading.joints();
  if (!isSeen(nose)) return false;
  const { labels, frame } = await reading.person();
  const { ids } = await reading.superpixels();
  return headPart(frame, reading.photo, (i) => labels[ids[i]] === LABEL.skin) > FACE;
}
