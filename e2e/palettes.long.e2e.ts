import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectNoSideways, look } from './support/look.ts';
import { orderImages } from './support/order-images.ts';
import { openStage } from './support/stage.ts';
import { DESK, openAs, TELEPHONE } from './support/visit.ts';

const stage = await openStage();
const { product } = stage;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const palette = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

const GPL = 'GIMP Palette\nName: Harbour\n#\n 27  44  80\tDeep\n196 103  63\n246 236 214\tSail\n';

/** A picture of two colours, side by side. */
const twoColours = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#c02030' } })
    .composite([
      {
        input: { create: { width: 40, height: 40, channels: 3, background: '#f7edd7' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

/** Chooses a file with the button of a name. */
async function choose(
  page: Page,
  name: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button(page, name).click();
  await (await choosing).setFiles(file);
}

/** Makes a palette with the keyboard alone. */
async function makeByKeys(page: Page): Promise<void> {
  await button(page, 'New palette').press('Enter');
  await dialog(page).getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('House');
  await dialog(page).getByLabel('Colour 1 as hex').press('ControlOrMeta+A');
  await page.keyboard.type('1f3a5f');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Night <b>');
  await button(page, 'Add a colour').press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#F6ECD6');
  await look(page, 'palettes-new');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await palette(page, 'House').getByText('Night <b>').waitFor();
  await palette(page, 'House').getByText('cream').waitFor();
}

async function exported(page: Page, name: string, format: RegExp) {
  const saving = page.waitForEvent('download');
  await button(page, `Export ${name}`).click();
  await page.getByRole('menuitem', { name: format }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

test('palettes are made by hex, picture and file, exported, deleted and brought back', async () => {
  const { page, guard } = await openAs(stage, 'pilar', { ...DESK });
  await page.goto(`${product.url}/dashboard`);
  await button(page, 'Your account').click();
  await page.getByRole('menuitem', { name: 'Palettes' }).click();
  await page.getByText('No palettes yet').waitFor();
  await look(page, 'palettes-empty');
  await makeByKeys(page);

  const png = { name: 'Poppies.png', mimeType: 'image/png', buffer: await twoColours() };
  await choose(page, 'From a picture', png);
  await expect
    .poll(() =>
      dialog(page)
        .getByLabel(/^Colour \d as hex/)
        .evaluateAll((all) => all.length),
    )
    .toBe(2);
  await button(page, 'Make the palette').click();
  await palette(page, 'Poppies').getByText('#c02030').waitFor();

  const bad = { name: 'a.ase', mimeType: '', buffer: Buffer.from('ASEF\0\x01') };
  await choose(page, 'From a file', bad);
  await page.getByText('This file is damaged, or cut off.').waitFor();
  const gpl = { name: 'x.gpl', mimeType: '', buffer: Buffer.from(GPL) };
  await choose(page, 'From a file', gpl);
  await button(page, 'Make the palette').click();
  await palette(page, 'Harbour').getByText('Sail').waitFor();
  await look(page, 'palettes');

  const ase = await exported(page, 'Harbour', /ase/);
  expect([ase.name, ase.file.subarray(0, 4).toString()]).toEqual(['Harbour.ase', 'ASEF']);
  const text = await exported(page, 'Harbour', /gpl/);
  expect(text.file.toString()).toContain(' 27  44  80\tDeep');
  guard.allow(/409/);
  await choose(page, 'From a file', { name: 'b.ase', mimeType: '', buffer: ase.file });
  await expect.poll(() => dialog(page).getByLabel('Name of colour 3').inputValue()).toBe('Sail');
  await button(page, 'Make the palette').click();
  await page.getByText('You have a palette of this name').waitFor();
  await page.keyboard.press('Escape');

  const second = await page.context().newPage();
  await second.goto(`${product.url}/palettes`);
  await palette(second, 'Poppies').waitFor();
  await button(page, 'Delete Poppies').click();
  await palette(page, 'Poppies').waitFor({ state: 'detached' });
  await button(page, 'Undo').click();
  await palette(page, 'Poppies').waitFor();
  await button(page, 'Delete Poppies').click();
  // Leaving the page deletes at once.
  await page.getByRole('banner').getByRole('link', { name: 'Boards' }).click();
  await palette(second, 'Poppies').waitFor({ state: 'detached' });
  guard.expectQuiet();
});

test('a palette goes into a prompt and onto the desk', async () => {
  const { page, guard } = await openAs(stage, 'paloma', { ...DESK });
  await page.goto(`${product.url}/palettes`);
  await makeByKeys(page);
  await page.goto(`${product.url}/create-pattern/`);
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await prompt.fill('gingham');
  await button(page, 'Palettes').press('Enter');
  await look(page, 'palettes-in-prompt');
  await dialog(page)
    .getByRole('button', { name: /^House/ })
    .press('Enter');
  await expect.poll(() => prompt.inputValue()).toMatch(/^gingham in [a-z ]+ and cream$/);
  await expectNoSideways(page, 'a tool');

  await orderImages(page, { ai_model: 'create-pattern', text_prompt: 'red gingham' }, 1);
  await page.goto(`${product.url}/dashboard`);
  await page
    .getByRole('button', { name: /^Open: / })
    .first()
    .click();
  await page.getByRole('link', { name: 'Pattern desk' }).click();
  const own = page.getByRole('list', { name: 'Your palettes' });
  await own.getByRole('button', { name: 'House' }).click();
  await expect
    .poll(() =>
      page
        .getByLabel(/^Colour \d as hex/)
        .evaluateAll((all) => all.map((one) => one instanceof HTMLInputElement && one.value)),
    )
    .toContain('#1f3a5f');
  await look(page, 'palettes-on-desk');
  guard.expectQuiet();
});

test('on a telephone nothing lies beside the edge', async () => {
  const { page, guard } = await openAs(stage, 'pia', { ...TELEPHONE });
  await page.goto(`${product.url}/palettes`);
  await page.getByText('No palettes yet').waitFor();
  await makeByKeys(page);
  await button(page, 'Edit House').click();
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: TELEPHONE.viewport.height });
    await expectNoSideways(page, `palettes at ${width} px`);
  }
  await page.setViewportSize(TELEPHONE.viewport);
  await look(page, 'palettes-edit');
  guard.expectQuiet();
});
