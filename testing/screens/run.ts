/**
 * npm run screens [word] [-- --docs]: walks every tool of the built product, and pages besides, and writes what
 * is on the screen in each step to .build/screens/, at two widths, light and dark. With a word,
 * only the walks whose names have it; with --docs, those of the documents are put there.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { listTools } from '@toile/tools';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { joinProduct, mara } from '../../e2e/support/person.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { buildFolder } from '../../scripts/steps/project-root.mjs';
import { keepDocsPictures } from './keep-docs-pictures.ts';
import { walkLanding } from './walk-landing.ts';
import { walkPages } from './walk-pages.ts';
import { walkScreens } from './walk-screens.ts';

const FOLDER = join(buildFolder, 'screens');
const HEIGHT_PX = 900;
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
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.waitForTimeout(SETTLES_MS);
      const path = join(FOLDER, `${name}-${colorScheme}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
    }
    await page.setViewportSize({ width: 1280, height: HEIGHT_PX });
    await page.emulateMedia({ colorScheme: 'light' });
  };
}

async function openVisit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: HEIGHT_PX } });
  return context.newPage();
}

async function openAs(browser: Browser, product: Product, username: string): Promise<Page> {
  const page = await openVisit(browser);
  await joinProduct(page, product, { ...mara, username, email: `${username}@atelier.example` });
  return page;
}

type Walk = {
  name: string;
  /** True: nobody is logged in. */
  isVisit?: true;
  walk: (page: Page, product: Product) => Promise<void>;
};

const TOOL_WALKS: Walk[] = listTools().map((tool) => ({
  name: tool.id,
  walk: (page, { url }) => walkScreens({ page, tool, url, look: lookAt(page) }),
}));

const WALKS: Walk[] = [
  {
    name: 'landing',
    isVisit: true,
    walk: (page, { url }) => walkLanding({ page, url, look: lookAt(page) }),
  },
  ...TOOL_WALKS,
  { name: 'pages', walk: (page, product) => walkPages({ page, product, look: lookAt(page) }) },
];

const words = process.argv.slice(2);
const word = words.find((one) => !one.startsWith('--')) ?? '';
mkdirSync(FOLDER, { recursive: true });
const product = await startProduct({ WELCOME_CREDITS: '400' });
const browser = await launchBrowser();
try {
  for (const { name, walk, isVisit } of WALKS.filter((one) => one.name.includes(word))) {
    const page = isVisit
      ? await openVisit(browser)
      : await openAs(browser, product, name.replaceAll('-', '_'));
    await walk(page, product);
    await page.context().close();
    process.stdout.write(`${name}: ${FOLDER}/${name}-*.png\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}
if (words.includes('--docs')) await keepDocsPictures(FOLDER);
