import type { PixelSize } from '@toile/tools';
import type { PhotoReading } from '../../open-reading.ts';
import type { BodyFrame } from '../../parse/body-frame.ts';
import { barePart, bodyScore } from '../../parse/is-person-parsed.ts';
import { LABEL } from '../../parse/labels.ts';
import { isSeen } from '../../pose/joints.ts';

/** A garment laid flat looks like a body up to the last of these; below the first nobody is seen. */
const LIKELY = 0.38;
const SURE = 0.6;

/** Skin that a wearer shows, as a part of the subject; one who is cut off may wear long sleeves. */
const BARE = 0.06;
const BARE_CUT_OFF = 0.04;

/** So much of a head's disc is skin where a face is seen, or of the subject where none is. */
const FACE = 0.3;
const HEAD = 0.5;

/**
 * Whether somebody wears the garment of a photo, with or without a head in the picture. To the pose
 * model alone a garment laid flat can be a body with a head above it, in the empty ground.
 */
export async function isWorn(reading: PhotoReading): Promise<boolean> {
  const { photo } = reading;
  const score = bodyScore(await reading.joints());
  if (score < LIKELY) return false;
  const { labels, frame } = await reading.person();
  const alpha = await reading.alpha();
  const pieces = await reading.superpixels();
  if (await isFaceSeen(reading)) return true;
  const bare = barePart(pieces, labels);
  if (isCutOff(alpha, photo, frame)) return score > SURE || bare > BARE_CUT_OFF;
  const isHead = headPart(frame, photo, (i) => alpha[i] >= SUBJECT) > HEAD;
  return score > SURE && (isHead || bare > BARE);
}

/** Whether a face is in the picture: a nose that the pose finds, and skin about it. */
export async function isFaceSeen(reading: PhotoReading): Promise<boolean> {
  const { nose } = await reading.joints();
  if (!isSeen(nose)) return false;
  const { labels, frame } = await reading.person();
  const { ids } = await reading.superpixels();
  return headPart(frame, reading.photo, (i) => labels[ids[i]] === LABEL.skin) > FACE;
}

const SUBJECT = 128;

/** The part of the head's disc that is meant, 0–1. */
function headPart(
  { head, facePx }: BodyFrame,
  { width, height }: PixelSize,
  isMeant: (i: number) => boolean,
): number {
  let all = 0;
  let meant = 0;
  for (let y = Math.floor(head.y - facePx); y <= head.y + facePx; y += 1) {
    for (let x = Math.floor(head.x - facePx); x <= head.x + facePx; x += 1) {
      if (Math.hypot(x - head.x, y - head.y) > facePx) continue;
      all += 1;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      if (isMeant(y * width + x)) meant += 1;
    }
  }
  return meant / Math.max(1, all);
}

/** A neck that the picture's upper edge cuts is at least so wide, in parts of the shoulders. */
const NECK = 0.08;
/** Cut-outs may end so far short of the edge, in parts of the height. */
const SHORT = 0.012;

function isCutOff(
  alpha: Uint8Array,
  { width, height }: PixelSize,
  { chest, shouldersPx }: BodyFrame,
): boolean {
  const row = Math.round(height * SHORT) * width;
  const from = Math.max(0, Math.round(chest.x - shouldersPx * 0.6));
  const to = Math.min(width - 1, Math.round(chest.x + shouldersPx * 0.6));
  let cut = 0;
  for (let x = from; x <= to; x += 1) if (alpha[row + x] >= SUBJECT) cut += 1;
  return cut > shouldersPx * NECK;
}
