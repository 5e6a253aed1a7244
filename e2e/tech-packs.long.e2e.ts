import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textsOf } from '../apps/web/src/lib/pdf/texts-of.harness.ts';
import { buildFolder } from '../scripts/steps/project-root.mjs';
import { expectNoSideways, look } from './support/look.ts';
import { orderImages } from './support/order-images.ts';
import { openStage } from './support/stage.ts';
import { DESK, openAs, TELEPHONE } from './support/visit.ts';

const stage = await openStage();
const { product } = stage;

const FLAT = 'technical flat of a cotton shirt dress with buttons and a belt';
const NAME = 'Cotton shirt dress';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Tech pack' });

/** Saves the pack of the open dialog by Enter, and reads the texts of its pages. */
async function savePack(page: Page, name: string): Promise<string[][]> {
  const saving = page.waitForEvent('download', { timeout: 120_000 });
  await dialogOf(page).getByRole('button', { name: 'Save the PDF' }).press('Enter');
  const download = await saving;
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // Both views as pictures, and the letters that are used.
  expect(pdf.length).toBeGreaterThan(60_000);
  await download.saveAs(join(buildFolder, name));
  await dialogOf(page).waitFor({ state: 'detached' });
  return textsOf(pdf);
}

test('a sketch becomes a tech pack from its large picture, the dashboard and a board', async () => {
  const { page, guard } = await openAs(stage, 'tove', { ...DESK, credits: 100 });
  await page.goto(`${product.url}/dashboard`);
  await orderImages(page, { ai_model: 'create-sketch', text_prompt: FLAT }, 1);
  await orderImages(page, { ai_model: 'create-pattern', text_prompt: 'indigo dots' }, 1);
  await page.reload();

  // A pattern has none.
  await page.getByRole('button', { name: /^Open: Create pattern/i }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Add to board' }).waitFor();
  expect(await preview.getByRole('button', { name: 'Tech pack (PDF)' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Open: Create sketch/i }).click();
  const opener = preview.getByRole('button', { name: 'Tech pack (PDF)' });
  await opener.press('Enter');
  const dialog = dialogOf(page);
  await expect.poll(() => dialog.getByLabel('Style name').inputValue()).toBe(NAME);
  expect(await dialog.getByLabel(/^Base size/).inputValue()).toBe('38');
  await look(page, 'tech-pack-dialog');
  await dialog.getByLabel(/^Style number/).fill('T27-014');
  await dialog.getByLabel(/^Season/).fill('SS 27');
  await dialog.getByLabel(/^Base size/).selectOption('40');
  const [first = [], second = [], ...more] = await savePack(page, 'tech-pack.pdf');
  expect(more).toEqual([]);
  expect(first).toEqual(
    expect.arrayContaining([NAME, 'T27-014', 'SS 27', '40', 'Button closure', 'Belt']),
  );
  expect(second).toEqual(expect.arrayContaining(['Chest', 'Hem sweep', 'Cotton', 'Buckle']));
  await expect.poll(() => opener.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.press('Escape');

  // What was given is kept in the browser, and fits a telephone.
  await page.setViewportSize(TELEPHONE.viewport);
  await page.getByRole('button', { name: /^Use in .* by Create sketch/i }).click();
  await page.getByRole('menuitem', { name: 'Tech pack (PDF)' }).click();
  await expect.poll(() => dialog.getByLabel(/^Season/).inputValue()).toBe('SS 27');
  expect(await dialog.getByLabel(/^Base size/).inputValue()).toBe('40');
  await expectNoSideways(page, 'the dialog of a tech pack');
  await look(page, 'tech-pack-dialog-telephone');
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESK.viewport);

  await page
    .getByRole('checkbox', { name: /^Select: / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select this page' }).click();
  await page.getByRole('button', { name: 'Add to board' }).click();
  const adding = page.getByRole('dialog', { name: 'Add to board' });
  await adding.getByLabel('Name of a new board').fill('Spring');
  await page.keyboard.press('Enter');
  await adding.waitFor({ state: 'detached' });
  await page.goto(`${product.url}/boards`);
  await page.getByRole('link', { name: /Spring/ }).click();
  await page.getByRole('button', { name: 'Tech packs (PDF)' }).click();
  await dialog.getByText('1 sketch of this board').waitFor();
  await dialog.getByText('Inches').click();
  const pages = await savePack(page, 'tech-packs.pdf');
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('Points of measure, in');
  guard.expectQuiet();
});
