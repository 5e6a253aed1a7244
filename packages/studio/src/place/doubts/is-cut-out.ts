import sharp from 'sharp';

/** Least see-through share of a photo that was cut out already. */
const LEAST_OPEN = 0.02;
/** Alpha (0–255) below which a pixel is see-through. */
const OPEN = 10;

/** Test of an encoded photo that is see-through around its subject. */
export async function isCutOut(photo: Uint8Array): Promise<boolean> {
  const { hasAlpha } = await sharp(photo).metadata();
  if (!hasAlpha) return false;
  const levels = await sharp(photo).extractChannel(3).toColourspace('b-w').raw().toBuffer();
  const open = levels.reduce((sum, level) => sum + (level < OPEN ? 1 : 0), 0);
  return open > levels.length * LEAST_OPEN;
}
