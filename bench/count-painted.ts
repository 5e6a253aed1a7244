import { en } from '@toile/contract';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Place } from './canvas-frames.ts';
import { type Box, SIDE_PX } from './photo-box.ts';

/** Delay after the last step, until the mask is read. */
const SETTLES_WITHIN_MS = 2000;

/** Number of the given places that the mask saved by the page selects. */
export async function countPainted(
  page: Page,
  box: Box,
  places: readonly Place[],
): Promise<number> {
  await page.waitForTimeout(SETTLES_WITHIN_MS);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en.masking.exportMask }).click();
  const { data } = await sharp(await (await saved).path())
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isPainted = (place: Place) => {
    const x = Math.floor(((place.x - box.x) / box.side) * SIDE_PX);
    const y = Math.floor(((place.y - box.y) / box.side) * SIDE_PX);
    return (data[y * SIDE_PX + x] ?? 0) > 0;
  };
  return places.filter(isPainted).length;
}
