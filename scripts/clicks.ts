/**
 * npm run clicks: clicks, typed fields and seconds of two walks through the built product, at 1280
 * and 390 pixels: from the landing page to four pictures, and from a sketch to it worn before a
 * background.
 */
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { joinProduct } from '../e2e/support/person.ts';
import { type Product, startProduct } from '../e2e/support/product.ts';
import { type Count, createCountingHand } from './clicks/count-hand.ts';
import { walkToFour } from './clicks/four-pictures.ts';
import { walkToWorn } from './clicks/sketch-worn.ts';
import { waitForFour } from './clicks/wait-for-four.ts';

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const line = (name: string, width: number, { clicks, fields, seconds }: Count) =>
  `${name.padEnd(44)} ${width} px  ${clicks} clicks  ${fields} fields  ${seconds.toFixed(1)} s\n`;

type Walk = { browser: Browser; product: Product; viewport: { width: number; height: number } };

async function measure(
  { browser, viewport }: Walk,
  walk: (page: Page) => Promise<Count>,
): Promise<Count> {
  const context = await browser.newContext({ viewport });
  try {
    return await walk(await context.newPage());
  } finally {
    await context.close();
  }
}

const measureFour = (walk: Walk) =>
  measure(walk, async (page) => {
    await page.goto(walk.product.url, { waitUntil: 'networkidle' });
    const hand = createCountingHand(page);
    await walkToFour(page, walk.product, hand);
    return hand.count();
  });

const measureWorn = (walk: Walk) =>
  measure(walk, async (page) => {
    const username = `walker${walk.viewport.width}`;
    const person = { username, email: `${username}@atelier.example`, password: 'warp and weft 94' };
    await joinProduct(page, walk.product, person);
    await page.goto(`${walk.product.url}/create-sketch/`);
    await page.getByRole('textbox', { name: 'Prompt' }).fill('red wrap dress');
    await page.getByRole('button', { name: /Generate 4 images/ }).click();
    await waitForFour(page);
    const hand = createCountingHand(page);
    await walkToWorn(page, hand);
    return hand.count();
  });

const product = await startProduct({ WELCOME_CREDITS: '400' });
const browser = await launchBrowser();
try {
  for (const viewport of WIDTHS) {
    const walk = { browser, product, viewport };
    const four = await measureFour(walk);
    process.stdout.write(line('landing page to four pictures', viewport.width, four));
    const worn = await measureWorn(walk);
    process.stdout.write(line('sketch to worn before a background', viewport.width, worn));
  }
} finally {
  await browser.close();
  await product.stop();
}
