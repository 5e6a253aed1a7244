import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { type ConsoleGuard, guardConsole } from './support/console-guard.ts';
import { galleryPictures, listRows as rows, showAsList } from './support/dashboard-list.ts';
import { holdDrawing } from './support/hold-drawing.ts';
import { expectNoSideways } from './support/look.ts';
import { orderImages } from './support/order-images.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { ONE_AT_A_TIME } from './support/slow-drawing.ts';
import { openStage } from './support/stage.ts';
import { DESK, openAs } from './support/visit.ts';

const RUN_WITHIN_MS = 180_000;
const SHOWN_WITHIN_MS = 30_000;
const SLOW_PROMPT = 'watercolour peonies and roses in blush and sage';

const { product, browser } = await openStage(ONE_AT_A_TIME);

/** Two tabs of one browser in which that user has logged in. */
async function openTabs(username: string): Promise<{ tabs: [Page, Page]; guards: ConsoleGuard[] }> {
  const { page, guard } = await openAs({ browser, product }, username, { ...DESK, credits: 100 });
  await page.goto(`${product.url}/dashboard`);
  const second = await page.context().newPage();
  return { tabs: [page, second], guards: [guard, guardConsole(second)] };
}

/** Takes screenshots, and checks accessibility and sideways scrolling at three widths. */
async function lookAtWidths(page: Page, name: string): Promise<void> {
  await takeScreenshots(page, name);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${name} at ${width} px`);
    await expectNoSideways(page, `${name} at ${width} px`);
  }
}

/** Assertion on a value that the page shows soon: polled until it holds. */
function soon<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: SHOWN_WITHIN_MS });
}

const credits = (page: Page, text: string | RegExp) =>
  page.getByRole('banner').getByText(text, { exact: true }).first();
const tiles = (page: Page) =>
  page.getByRole('region', { name: 'Recent' }).getByRole('button', { name: /^Open: / });
const viewMore = (page: Page) => page.getByRole('link', { name: /^View more/ });
const running = (page: Page) => page.getByRole('region', { name: 'Being made now' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search in prompts' });
const addressOf = (page: Page) => new URL(page.url()).search;

async function generate(page: Page, prompt: string, count: '1' | '4'): Promise<void> {
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill(prompt);
  await page.getByRole('radio', { name: count, exact: true }).first().check({ force: true });
  await page.getByRole('button', { name: /^Generate/ }).click();
}

test('one tab makes, the other one keeps up: recents, runs, credits, search, pages', async () => {
  const { tabs, guards } = await openTabs('mara');
  const [tool, dashboard] = tabs;
  await orderImages(tool, { ai_model: 'create-pattern', text_prompt: 'navy stripes' }, 12);

  await tool.goto(`${product.url}/create-pattern/`);
  await soon(() => tiles(tool).count()).toBe(12);
  expect(await viewMore(tool).count()).toBe(0);
  await credits(tool, '88 credits').waitFor();

  await dashboard.goto(`${product.url}/dashboard`);
  await soon(() => galleryPictures(dashboard).count()).toBe(12);
  await lookAtWidths(dashboard, 'dashboard-gallery');
  await showAsList(dashboard);
  await soon(() => rows(dashboard).count()).toBe(10);
  await dashboard.getByText('page 1 of 2').waitFor();
  await lookAtWidths(dashboard, 'dashboard-pages');
  await dashboard.getByRole('button', { name: 'Next' }).click();
  await soon(() => rows(dashboard).count()).toBe(2);
  expect(addressOf(dashboard)).toBe('?page=2');
  expect(await dashboard.getByRole('button', { name: /First|Last/ }).count()).toBe(0);

  // A run of one image: its credits are held, and it shows in the other tab, then in the list and in the strip.
  await generate(tool, 'large poppies on navy', '1');
  await credits(dashboard, '87 credits').waitFor();
  await expect.poll(() => rows(dashboard).count(), { timeout: RUN_WITHIN_MS }).toBe(3);
  await dashboard.getByText('13 in all').waitFor();
  await viewMore(tool).waitFor();
  expect(await tiles(tool).count()).toBe(12);
  await tiles(tool).first().focus();
  await tool.keyboard.press('End');
  await soon(() => viewMore(tool).evaluate((link) => link.matches(':focus'))).toBe(true);

  await search(dashboard).fill('poppies');
  await dashboard.getByText('1 found').waitFor();
  await soon(() => addressOf(dashboard)).toBe('?q=poppies');
  await dashboard.getByRole('combobox', { name: 'Tool' }).selectOption('Create sketch');
  await dashboard.getByText('Nothing found').waitFor();
  await lookAtWidths(dashboard, 'dashboard-nothing-found');
  await dashboard.reload();
  expect(await search(dashboard).inputValue()).toBe('poppies');
  await dashboard.getByRole('button', { name: 'Show everything' }).click();
  await dashboard.getByText('13 in all').waitFor();
  expect(addressOf(dashboard)).toBe('');

  // A run of four is cancelled in the other tab: both show the returned credits.
  await tool.goto(`${product.url}/create-pattern/`);
  await tool.getByRole('button', { name: 'Start over' }).click();
  await tool.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await generate(tool, SLOW_PROMPT, '4');
  const release = await holdDrawing(product.databaseUrl);
  await running(dashboard).getByText(SLOW_PROMPT).waitFor();
  await credits(dashboard, '83 credits').waitFor();
  await lookAtWidths(dashboard, 'dashboard-running');
  await running(dashboard)
    .getByRole('button', { name: /^Cancel the run/ })
    .dblclick();
  await dashboard.getByText(/^The run was cancelled/).waitFor();
  await release();
  await soon(() => running(dashboard).count()).toBe(0);
  await tool.getByText(/^Cancelled: \d of 4 images are ready/).waitFor();
  await soon(() => credits(dashboard, '83 credits').count()).toBe(0);
  const left = (await credits(dashboard, /^\d+ credits$/).textContent()) ?? '';
  await credits(tool, left).waitFor();
  for (const guard of guards) guard.expectQuiet();
});

test('downloads mark, deletions lead a page back, receipts tell', async () => {
  const { tabs, guards } = await openTabs('tilda');
  const [page, other] = tabs;
  await orderImages(page, { ai_model: 'create-pattern', text_prompt: 'green and navy tartan' }, 11);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/dashboard/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.url}/dashboard`);
  await page.getByText('Loading your generations').waitFor({ state: 'attached' });
  release();
  await showAsList(page);
  await soon(() => rows(page).count()).toBe(10);
  await page.unroute('**/api/dashboard/**');

  const first = rows(page).first();
  const downloading = page.waitForEvent('download');
  await first.getByRole('button', { name: /^Download:/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('result.png');
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  await first.getByText('Downloaded').waitFor();

  await other.goto(`${product.url}/create-pattern/`);
  await soon(() => tiles(other).count()).toBe(11);
  await page.goto(`${product.url}/dashboard?page=2`);
  await soon(() => rows(page).count()).toBe(1);
  await page.getByRole('button', { name: /^Delete:/ }).click();
  await page.getByText('Image deleted').waitFor();
  expect(await tiles(other).count()).toBe(11);
  await soon(() => addressOf(page)).toBe('');
  await soon(() => rows(page).count()).toBe(10);
  expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
  await soon(() => tiles(other).count()).toBe(10);

  await first.getByRole('button', { name: /^Open: / }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Credits' }).click();
  await page
    .getByRole('dialog')
    .getByText('An image, paid from the credits set aside')
    .first()
    .waitFor();
  await lookAtWidths(page, 'credits');
  await page.keyboard.press('Escape');

  await page.goto(`${product.url}/dashboard?payment-popup=failure`);
  await page.getByRole('dialog', { name: 'Payment Failed.' }).waitFor();
  await lookAtWidths(page, 'payment-failed');
  await page.getByRole('button', { name: 'Back to main screen' }).click();
  await soon(() => addressOf(page)).toBe('');
  for (const guard of guards) guard.expectQuiet();
});
