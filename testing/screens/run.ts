/**
 * npm run screens [word] [-- --docs]: walks every tool of the built product, and pages besides, and writes what
 * is on the screen in each step to .build/screens/, at two widths, light and dark. With a word,
 * only the walks whose names have it; with --docs, those of the documents are put there.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { buildFolder } from '../../scripts/steps/project-root.mjs';
import { keepDocsPictures } from './keep-docs-pictures.ts';
import { WINDOW, walkAll } from './walk-all.ts';

const FOLDER = join(buildFolder, 'screens');
/** Time for a page's layout to settle after a change of its width. */
const SETTLES_MS = 500;
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const;

/** Takes the four screenshots of a page. */
function lookAt(page: Page): (name: string) => Promise<void> {
  return async (name) => {
    for (const { colorScheme, width } of LOOKS) {
      await page.setViewportSize({ width, height: WINDOW.height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.waitForTimeout(SETTLES_MS);
      const path = join(FOLDER, `${name}-${colorScheme}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
    }
    await page.setViewportSize(WINDOW);
    await page.emulateMedia({ colorScheme: 'light' });
  };
}

const words = process.argv.slice(2);
const word = words.find((one) => !one.startsWith('--')) ?? '';
mkdirSync(FOLDER, { recursive: true });
const product = await startProduct({ WELCOME_CREDITS: '400' });
const browser = await launchBrowser();
try {
  for await (const name of walkAll({ browser, product, word, look: lookAt })) {
    process.stdout.write(`${name}: ${FOLDER}/${name}-*.png\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}
if (words.includes('--docs')) await keepDocsPictures(FOLDER);
