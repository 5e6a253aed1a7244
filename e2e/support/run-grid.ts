import { en } from '@toile/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const RUN_WITHIN_MS = 180_000;
const POLL_MS = 40;

/** The grid of a run's images. */
export const runGrid = (page: Page) => page.getByRole('list', { name: en.results.gridLabel });

/** Number of the run's images on screen whose bytes have arrived. */
export async function countShown(page: Page): Promise<number> {
  const images = runGrid(page).getByRole('img');
  const loaded = await images.evaluateAll((all) =>
    all.map(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    ),
  );
  return loaded.filter(Boolean).length;
}

/** Waits until `wanted` images are on screen; resolves with every count on the way. */
export async function watchUntilShown(page: Page, wanted: number): Promise<number[]> {
  const seen: number[] = [];
  await expect
    .poll(
      async () => {
        const count = await countShown(page);
        if (seen.at(-1) !== count) seen.push(count);
        return count;
      },
      { timeout: RUN_WITHIN_MS, interval: POLL_MS, message: `${wanted} images on the screen` },
    )
    .toBeGreaterThanOrEqual(wanted);
  return seen;
}
