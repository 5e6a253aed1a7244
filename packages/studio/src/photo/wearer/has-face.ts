import type { PhotoReading } from '../open-reading.ts';
import { LABEL } from '../parse/labels.ts';
import { isSeen } from '../pose/joints.ts';
import { headPart } from './head-part.ts';

/** Least share of skin in a head's disc where a face is seen. */
const FACE = 0.3;

/** Test for a face in the picture: a nose that the pose finds, and skin around it. */
export async function hasFace(reading: PhotoReading): Promise<boolean> {
  const { nose } = await reading.joints();
  if (!isSeen(nose)) return false;
  const { labels, frame } = await reading.person();
  const { ids } = await reading.superpixels();
  return headPart(frame, reading.photo, (i) => labels[ids[i]] === LABEL.skin) > FACE;
}
