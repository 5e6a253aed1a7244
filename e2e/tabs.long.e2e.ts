import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { guardConsole } from './support/console-guard.ts';
import { joinProduct, logOutByAddress, mara } from './support/person.ts';
import { watchUntilShown } from './support/run-grid.ts';
import { openStage } from './support/stage.ts';
import type { Visit } from './support/visit.ts';

/**
 * Settings for one image at a time, with slow drawing: there is time to look, and to reload,
 * between two images.
 */
const ONE_AT_A_TIME = { WORKER_CONCURRENCY: '1', STUDIO_THREADS: '1' };
const SLOW_PROMPT = 'watercolour peonies and roses in blush and sage with a gryphon';

const { product, browser } = await openStage(ONE_AT_A_TIME);

/** A page of a fresh browser, watched from the start. */
async function openPage(): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    acceptDownloads: true,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  return { page, guard: guardConsole(page) };
}

const credits = (page: Page, text: string) =>
  page.getByRole('banner').getByText(text, { exact: true }).first().waitFor();

test('a second tab shows the run of the first, and a closed tab loses nothing', async () => {
  const { page, guard } = await openPage();
  await joinProduct(page, product, { ...mara, username: 'tilda', email: 'tilda@atelier.example' });
  await page.goto(`${product.url}/create-pattern/`);
  await page.getByRole('textbox', { name: 'Prompt' }).fill(SLOW_PROMPT);
  await page.getByRole('button', { name: /Generate 4 images/ }).dblclick();
  await watchUntilShown(page, 1);

  const second = await page.context().newPage();
  const secondGuard = guardConsole(second);
  await second.goto(`${product.url}/create-pattern/`);
  await watchUntilShown(second, 1);
  await page.close();
  await watchUntilShown(second, 4);
  await credits(second, '36 credits');

  const third = await second.context().newPage();
  await third.goto(`${product.url}/dashboard`);
  await expect.poll(() => third.getByRole('table').getByRole('row').count()).toBe(5);
  guard.expectQuiet();
  secondGuard.expectQuiet();
});

test('another user who logs in in another tab takes this one over', async () => {
  const { page } = await openPage();
  await joinProduct(page, product, { ...mara, username: 'otto', email: 'otto@atelier.example' });
  await page.goto(`${product.url}/create-pattern/`);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('stripes that only Otto knows');

  const second = await page.context().newPage();
  await logOutByAddress(second, product);
  await page.waitForURL('**/login');
  await joinProduct(second, product, { ...mara, username: 'uma', email: 'uma@atelier.example' });
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Credits' }).click();
  await page.getByRole('dialog').getByText('uma@atelier.example').waitFor();
  await page.goto(`${product.url}/create-pattern/`);
  await expect.poll(() => page.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('');
});
