import type { PixelSize } from '@toile/tools';
import type { PhotoReading } from '../open-reading.ts';
import type { BodyFrame } from '../parse/body-frame.ts';
import { barePart, bodyScore } from '../parse/is-person-parsed.ts';
import { hasFace } from './has-face.ts';
import { isHeadCovered } from './head-part.ts';

/** A garment laid flat looks like a body up to the last of these; below the first nobody is seen. */
const LIKELY = 0.38;
const SURE = 0.6;

/** Skin that a wearer shows, as a part of the subject; one who is cut off may wear long sleeves. */
const BARE = 0.06;
const BARE_CUT_OFF = 0.04;

/** From this level of the cut-out on a pixel is the subject's. */
const SUBJECT = 128;

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
  if (await hasFace(reading)) return true;
  const bare = barePart(pieces, labels);
  if (isCutOff(alpha, photo, frame)) return score > SURE || bare > BARE_CUT_OFF;
  return score > SURE && (bare > BARE || (await isHeadCovered(reading)));
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
