import { listTools, type StepId, type Tool } from '@toile/tools';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { launchBrowser } from './support/browser.ts';
import { type ConsoleGuard, guardConsole } from './support/console-guard.ts';
import { createHand } from './support/hand.ts';
import { joinProduct, mara } from './support/person.ts';
import { type Product, startProduct } from './support/product.ts';
import { runGrid } from './support/run-grid.ts';
import { openStep, walkTool, wayOn } from './support/walk-tool.ts';

const TELEPHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1280, height: 900 } };
/** As narrow as a page may become: 1280 px at four times the size. */
const NARROW_PX = 320;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '400' });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function openAs(
  username: string,
  options: BrowserContextOptions,
): Promise<{ page: Page; guard: ConsoleGuard }> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const guard = guardConsole(page);
  await joinProduct(page, product, { ...mara, username, email: `${username}@atelier.example` });
  return { page, guard };
}

const nameOf = (prefix: string, { id }: Tool) => `${prefix}_${id.replaceAll('-', '_')}`;

/** The step stands after a reload as it stood before, with all that was brought. */
async function expectKept(page: Page, step: StepId): Promise<void> {
  const heading = openStep(page).getByRole('heading', { level: 2 });
  const title = await heading.first().textContent();
  await page.reload();
  await openStep(page)
    .getByRole('heading', { level: 2, name: title ?? '' })
    .waitFor();
  if (step !== 'result') return wayOn(page).waitFor();
  await expect.poll(() => runGrid(page).getByRole('img').count()).toBe(4);
}

/** Nothing of the page lies beside the screen. */
async function expectNoSideways(page: Page, where: string): Promise<void> {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0], `width of ${where}`).toBe(widths[1]);
}

describe.each(listTools())('$id', (tool) => {
  test('is gone through by Tab and keys alone, without motion, with a reload in every step', async () => {
    const { page, guard } = await openAs(nameOf('keys', tool), {
      ...DESK,
      reducedMotion: 'reduce',
    });
    await page.goto(`${product.url}/${tool.id}/`);
    await walkTool({
      page,
      tool,
      hand: createHand(page, 'keys'),
      onStep: (step) => expectKept(page, step),
    });
    await expect.poll(() => runGrid(page).getByRole('img').count()).toBe(4);
    guard.expectQuiet();
  });

  test('is gone through by touch on a telephone, in the dark, also at 320 px', async () => {
    const { page, guard } = await openAs(nameOf('touch', tool), {
      ...TELEPHONE,
      colorScheme: 'dark',
    });
    await page.goto(`${product.url}/${tool.id}/`);
    await walkTool({
      page,
      tool,
      hand: createHand(page, 'touch'),
      onStep: async (step) => {
        const where = `${tool.id}, ${step}`;
        await expectAccessible(page, `${where}, 390 px`);
        await page.setViewportSize({ ...TELEPHONE.viewport, width: NARROW_PX });
        await expectNoSideways(page, `${where}, ${NARROW_PX} px`);
        await expectAccessible(page, `${where}, ${NARROW_PX} px`);
        await page.setViewportSize(TELEPHONE.viewport);
      },
    });
    guard.expectQuiet();
  });
});
