import { listTools } from '@toile/tools';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoSideways, look } from './support/look.ts';
import { drawPlaceFile } from './support/place-picture.ts';
import { runGrid } from './support/run-grid.ts';
import { drawSourceFile } from './support/source-picture.ts';
import { openStage } from './support/stage.ts';
import { startRun } from './support/start-run.ts';
import { openAs, TELEPHONE } from './support/visit.ts';
import { openStep } from './support/walk-tool.ts';

const MASK_WITHIN_MS = 120_000;
const RUN_WITHIN_MS = 300_000;

const tool = listTools().find(({ takesBackdrop }) => takesBackdrop);

const { product, browser } = await openStage();

const button = (page: Page, name: string) =>
  openStep(page).getByRole('button', { name, exact: true });
const backdrop = (page: Page) => page.getByRole('group', { name: 'Your own backdrop' });

/** Goes from a photo over the whole subject to the prompt. */
async function goToPrompt(page: Page): Promise<void> {
  await page.goto(`${product.url}/${tool?.id}/`);
  await openStep(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawSourceFile('model'));
  await button(page, 'Replace').waitFor();
  await button(page, 'Next').click();
  const parts = openStep(page).getByRole('group', { name: 'Select by name' }).getByRole('button');
  await parts.first().waitFor({ timeout: MASK_WITHIN_MS });
  await parts.first().click();
  await button(page, 'Next').and(page.locator(':enabled')).waitFor({ timeout: MASK_WITHIN_MS });
  await button(page, 'Next').click();
  await backdrop(page).waitFor();
}

const bringPlace = async (page: Page, path: string) =>
  backdrop(page).locator('input[type=file]').first().setInputFiles(path);

describe.runIf(tool !== undefined)('a backdrop of one’s own', () => {
  test('stands in place of words, outlasts a reload, and shows in the details', async () => {
    const { page, guard } = await openAs({ browser, product }, 'own_backdrop');
    await goToPrompt(page);
    expect(await button(page, 'Next').isDisabled()).toBe(true);
    await look(page, 'backdrop-empty');
    await bringPlace(page, await drawPlaceFile({ width: 300, height: 300 }));
    await backdrop(page).getByText('This backdrop is too small').waitFor();
    await bringPlace(page, await drawPlaceFile());
    await backdrop(page)
      .getByRole('img', { name: /field\.png/ })
      .waitFor();
    await look(page, 'backdrop-given');
    await page.reload();
    await backdrop(page)
      .getByRole('img', { name: /field\.png/ })
      .waitFor();
    await button(page, 'Next').click();
    const generate = openStep(page).getByRole('button', { name: /^Generate 4 images/ });
    await startRun(page, () => generate.click());
    await page.getByText('All 4 images are ready').waitFor({ timeout: RUN_WITHIN_MS });
    await expect.poll(() => runGrid(page).getByRole('img').count()).toBe(4);
    await look(page, 'backdrop-result');
    await page
      .getByRole('button', { name: /^Open image/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Backdrop', { exact: true }).waitFor();
    guard.expectQuiet();
  });

  test('is brought and removed on a telephone', async () => {
    const { page, guard } = await openAs({ browser, product }, 'own_backdrop_small', TELEPHONE);
    await goToPrompt(page);
    await bringPlace(page, await drawPlaceFile());
    await backdrop(page)
      .getByRole('img', { name: /field\.png/ })
      .waitFor();
    await expectNoSideways(page, 'the prompt with a backdrop');
    await look(page, 'backdrop-telephone');
    await backdrop(page).getByRole('button', { name: 'Remove' }).press('Enter');
    await backdrop(page).getByRole('button', { name: 'Add a photograph' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Add a photograph');
    expect(await button(page, 'Next').isDisabled()).toBe(true);
    guard.expectQuiet();
  });
});
