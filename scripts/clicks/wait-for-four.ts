import type { Page } from 'playwright-core';

const RUN_WITHIN_MS = 300_000;

/** Waits until the four pictures of a run are on the screen. */
export async function waitForFour(page: Page): Promise<void> {
  await page.getByText('All 4 images are ready').waitFor({ timeout: RUN_WITHIN_MS });
}
