import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildFolder } from '../../scripts/steps/project-root.mjs';

const folder = join(buildFolder, 'screenshots');

/** Time for a page's layout to settle after a change of its width. */
const SETTLES_WITHIN_MS = 300;

/** Widths of a desktop and a telephone. */
const WIDTHS_PX = [1280, 390];

/**
 * Writes .build/screenshots/<name>-<width>.png of the whole page, then restores its size. Nothing
 * where SCREENSHOTS is off: nobody looks at those of `npm test`, which are a tenth of its time.
 */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS === 'off') return;
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  const height = before?.height ?? 800;
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.waitForTimeout(SETTLES_WITHIN_MS);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  if (before) await page.setViewportSize(before);
}
