import type { PixelSize } from '@toile/tools';
import type { PhotoReading } from '../open-reading.ts';
import type { BodyFrame } from '../parse/body-frame.ts';
import { barePart, bodyScore } from '../parse/is-person-parsed.ts';
import { hasFace } from './has-face.ts';
import { isHeadCovered } from './head-part.ts';

/** Scores of the pose: below the first nobody is seen, up to the last it may be a flat-lay. */
const LIKELY = 0.38;
const SURE = 0.6;

/** Least share of skin in the subject with a wearer; a wearer who is cut off may have long sleeves. */
const BARE = 0.06;
const BARE_CUT_OFF = 0.04;

/** Least alpha (0–255) of a pixel of the subject. */
const SUBJECT = 128;

/**
 * Test for a wearer of a photo's garment, with or without a head in the picture. The pose model
 * alone can take a flat-lay for a body, with a head above it in the empty ground.
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

/** Least width of a neck that the picture's upper edge cuts, as a share of the shoulders' width. */
const NECK = 0.08;
/** Largest gap between a cut-out and the picture's edge, as a share of the height. */
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
