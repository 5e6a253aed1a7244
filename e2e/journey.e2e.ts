import { readFile } from 'node:fs/promises';
import { readPngXmp } from '@toile/raster';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForCredits } from './support/credits.ts';
import { galleryPictures, listRows, showAsList } from './support/dashboard-list.ts';
import { look } from './support/look.ts';
import { followVerificationLink, logIn, mara, register } from './support/person.ts';
import { countShown, runGrid, watchUntilShown } from './support/run-grid.ts';
import { ONE_AT_A_TIME, SLOW_PROMPT } from './support/slow-drawing.ts';
import { openStage } from './support/stage.ts';
import { LAPTOP, openVisit, TELEPHONE } from './support/visit.ts';

const stage = await openStage(ONE_AT_A_TIME);
const { product } = stage;

/**
 * From the dashboard to the run of an image that was just deleted there. Leaving makes the deletion
 * final: the open page learns of it, and after a reload the run's stream marks the image.
 */
async function openRunOfDeleted(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /create pattern/i })
    .first()
    .click();
  await page.getByText('You deleted this image.').waitFor();
  await page.reload();
  await page.getByText('You deleted this image.').waitFor();
}

/** The menu of narrow screens leads somebody signed in to each page; then the window is as before. */
async function walkPhoneMenu(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(TELEPHONE.viewport);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Boards' }).waitFor();
  await look(page, 'phone-menu');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  if (before) await page.setViewportSize(before);
}

/** The search by keys opens for somebody signed in, and closes. */
async function openSearchByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Go to' });
  await search.getByRole('combobox').fill('boar');
  await search.getByRole('option', { name: 'Boards', exact: true }).waitFor();
  await look(page, 'search-by-keys');
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
}

test('from the first visit to a downloaded pattern', async () => {
  const { page, guard } = await openVisit(stage, LAPTOP);

  await page.goto(product.url, { waitUntil: 'networkidle' });
  await look(page, 'landing');
  await page.goto(`${product.url}/dashboard`);
  await page.waitForURL('**/login');

  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Username').waitFor();
  await look(page, 'register');
  await register(page, mara);
  const sent = page.getByRole('dialog', { name: 'Check your inbox' });
  await sent.getByText(mara.email).waitFor();
  await look(page, 'register-sent');
  await sent.getByRole('button', { name: 'Ok' }).click();

  await page.goto(`${product.url}/login`);
  guard.allow(/403 \(Forbidden\)/);
  await logIn(page, mara);
  const needed = page.getByRole('dialog', { name: 'Account Verification Needed!' });
  await needed.getByRole('button', { name: /Resend verification email \(\d+ s\)/ }).waitFor();
  await look(page, 'verification-needed');

  await followVerificationLink(page, product, mara);
  await page.getByRole('heading', { name: 'Account Verified' }).waitFor();
  await look(page, 'verified');
  await page.goto(`${product.url}/login`);
  await logIn(page, mara);
  await page.waitForURL('**/dashboard');
  await page.getByText('No previous generations yet', { exact: true }).waitFor();
  await waitForCredits(page, '40 credits');
  await look(page, 'dashboard-empty');

  await page
    .getByRole('main')
    .getByRole('link', { name: /Create pattern/ })
    .first()
    .click();
  await page.waitForURL(/\/create-pattern\/$/);
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await prompt.fill(SLOW_PROMPT);
  await page.getByText('Not drawn: gryphon').waitFor();
  await look(page, 'create-pattern-prompt');
  await page.getByRole('button', { name: /Generate 4 images/ }).click();

  const before = await watchUntilShown(page, 1);
  expect(before.length, 'the first image comes alone').toBeLessThanOrEqual(2);
  await page.reload();
  const after = await watchUntilShown(page, 4);
  expect(Math.max(...after)).toBe(4);
  expect(after.length, `images come one by one: ${after.join(', ')}`).toBeGreaterThan(2);
  await page.getByText('All 4 images are ready').waitFor();
  await page.getByText('Not drawn: gryphon').filter({ visible: true }).last().waitFor();
  await waitForCredits(page, '36 credits');
  await look(page, 'create-pattern-result');

  const first = runGrid(page).getByRole('listitem').first();
  await first.hover();
  const downloading = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Download image 1' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('result.png');
  const png = await readFile(await download.path());
  expect(readPngXmp(png)).toContain('digitalsourcetype/algorithmicMedia');
  await first.getByText('Downloaded').waitFor();

  await page.goto(`${product.url}/dashboard`);
  const pictures = galleryPictures(page);
  await expect.poll(() => pictures.count()).toBe(4);
  await look(page, 'dashboard');
  await page
    .getByRole('button', { name: /^Open: Create pattern/ })
    .first()
    .click();
  const preview = page.getByRole('dialog');
  await preview.getByText(SLOW_PROMPT).first().waitFor();
  await look(page, 'preview');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Delete: Create pattern/ })
    .first()
    .click();
  await expect.poll(() => pictures.count()).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => pictures.count()).toBe(4);
  await page
    .getByRole('button', { name: /^Delete: Create pattern/ })
    .first()
    .click();
  await showAsList(page);
  await expect.poll(() => listRows(page).count()).toBe(3);

  await openRunOfDeleted(page);
  await expect.poll(() => countShown(page)).toBe(3);
  await look(page, 'create-pattern-deleted');
  await walkPhoneMenu(page);
  await openSearchByKeys(page);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /user|account|menu/i })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('heading', { level: 1, name: 'From a sentence to a cloth' }).waitFor();
  await page.goto(`${product.url}/create-pattern/`);
  await page.waitForURL('**/login');
  guard.expectQuiet();
});
