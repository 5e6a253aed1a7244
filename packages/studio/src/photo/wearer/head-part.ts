import type { PixelSize } from '@toile/tools';
import type { PhotoReading } from '../open-reading.ts';
import type { BodyFrame } from '../parse/body-frame.ts';

/** Least alpha (0–255) of a pixel of the subject. */
const SUBJECT = 128;

/** Least share of the subject in a head's disc where there is a head. */
const HEAD = 0.5;

/**
 * Test for the subject at the pose's head. Above the garment of a flat-lay there is empty ground.
 */
export async function isHeadCovered(reading: PhotoReading): Promise<boolean> {
  const { frame } = await reading.person();
  const alpha = await reading.alpha();
  return headPart(frame, reading.photo, (i) => alpha[i] >= SUBJECT) > HEAD;
}

/** The part of the head's disc that is meant, 0–1. */
export function headPart(
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
