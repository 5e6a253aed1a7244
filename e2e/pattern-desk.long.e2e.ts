import { readFileSync } from 'node:fs';
import { generationSchema } from '@toile/contract';
import { findPalette } from '@toile/raster';
import { initializeCanvas, type Psd, readPsd } from 'ag-psd';
import type { Download, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSideways } from './support/look.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { openStage } from './support/stage.ts';
import { openAs } from './support/visit.ts';

const PROMPT = 'red gingham';
const RUN_WITHIN_MS = 180_000;
const ABSENT = '00000000-0000-4000-8000-000000000000';

// PSD files are read without a canvas.
initializeCanvas(
  () => {
    throw new Error('No canvas is needed');
  },
  (width, height) => ({
    width,
    height,
    colorSpace: 'srgb',
    data: new Uint8ClampedArray(width * height * 4),
  }),
);

const { product, browser } = await openStage();

/** Makes one pattern and opens it large. */
async function makePattern(page: Page): Promise<void> {
  await page.goto(`${product.url}/create-pattern/`);
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill(PROMPT);
  await page.getByRole('radio', { name: 'Half-drop' }).check({ force: true });
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('button', { name: /^Generate/ }).click();
  await page.getByText('Your image is ready').waitFor({ timeout: RUN_WITHIN_MS });
  await page.getByRole('button', { name: /^Open image 1/ }).click();
}

const cloth = (page: Page) => page.getByRole('application', { name: /^The cloth/ });
const scale = (page: Page) => page.getByRole('slider', { name: 'Scale', exact: true });
const swatches = (page: Page) => page.getByLabel(/^Colour \d: #/);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The cloth as shown, by a few of its pixels. */
async function lookAt(page: Page): Promise<string> {
  const { data } = await sharp(await cloth(page).screenshot())
    .resize(24, 24, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.toString('base64');
}

/** Waits until the cloth looks different. */
async function expectChange(page: Page, before: string): Promise<string> {
  await expect.poll(() => lookAt(page), { timeout: 30_000 }).not.toBe(before);
  return lookAt(page);
}

/** Saves the file that a button of the desk makes; with `key`, by the keyboard. */
async function exportFile(
  page: Page,
  { by = 'Export', key }: { by?: string; key?: string } = {},
): Promise<{ name: string; file: Buffer }> {
  const [download]: [Download, void] = await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    key ? button(page, by).press(key) : button(page, by).click(),
  ]);
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

/** The layers lie side by side, leave nothing free, and show the picture (RGBA), but for its edges. */
function expectLayers(psd: Psd, picture: Buffer): void {
  const { width, height, children = [], imageResources } = psd;
  const seen = new Uint8Array(width * height * 3);
  const times = new Uint8Array(width * height);
  for (const { name, imageData } of children) {
    expect(name).toMatch(/^[a-z' -]+ #[0-9a-f]{6}$/);
    for (let i = 0; imageData && i < width * height; i += 1) {
      if (imageData.data[i * 4 + 3] === 0) continue;
      times[i] = (times[i] ?? 0) + 1;
      seen.set(imageData.data.subarray(i * 4, i * 4 + 3), i * 3);
    }
  }
  expect(children.length).toBeGreaterThan(1);
  expect(times.every((count) => count === 1)).toBe(true);
  expect(Math.round(imageResources?.resolutionInfo?.horizontalResolution ?? 0)).toBe(260);
  const like = times.filter((_, i) =>
    [0, 1, 2].every((channel) => {
      const drawn = picture[i * 4 + channel] ?? 0;
      return Math.abs((seen[i * 3 + channel] ?? 0) - drawn) < 48;
    }),
  );
  expect(like.length / times.length).toBeGreaterThan(0.9);
}

test('a pattern is laid out, recoloured, kept and exported at its size', async () => {
  const { page, guard } = await openAs({ browser, product }, 'desk');
  await makePattern(page);
  await page.getByRole('link', { name: 'Open on the pattern desk' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pattern desk' }).waitFor();
  const address = page.url();
  expect(address).toMatch(/\/pattern-desk\/[0-9a-f-]{36}$/);
  await says(page, 'Half-drop repeat');
  await says(page, 'Seamless');
  await swatches(page).nth(1).waitFor({ timeout: 60_000 });
  await expectAccessible(page, 'the pattern desk');
  await takeScreenshots(page, 'pattern-desk');
  await page.emulateMedia({ colorScheme: 'dark' });
  await takeScreenshots(page, 'pattern-desk-dark');
  await expectAccessible(page, 'the pattern desk, dark');
  await page.emulateMedia({ colorScheme: 'light' });

  // The scale: by button, by key and by hand.
  let shown = await lookAt(page);
  await button(page, 'Life size').click();
  await says(page, '100 % of life size');
  shown = await expectChange(page, shown);
  await cloth(page).focus();
  await page.keyboard.press('-');
  await says(page, '80 % of life size');
  await page.keyboard.press('Shift+ArrowRight');
  shown = await expectChange(page, shown);
  await page.keyboard.press('o');
  await expect.poll(() => button(page, 'Tile outline').getAttribute('aria-pressed')).toBe('true');
  const box = await cloth(page).boundingBox();
  if (!box) throw new Error('The cloth is not on the screen');
  shown = await lookAt(page);
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 237, box.y + 251, { steps: 4 });
  await page.mouse.up();
  shown = await expectChange(page, shown);
  await page.keyboard.press('0');
  shown = await expectChange(page, shown);
  expect(await scale(page).getAttribute('aria-valuetext')).toMatch(/^\d+ % of life size$/);

  // Other colours: previewed as they are chosen, then saved, once however fast the clicks.
  await swatches(page).first().fill('#205040');
  await expectChange(page, shown);
  await page.getByLabel('Colour 2 as hex').fill('#f4d9c0');
  await says(page, 'Save this colourway to export it.');
  const saved = page.waitForResponse((response) => response.url().includes('/recolour-pattern/'));
  await button(page, 'Save this colourway').dblclick();
  const made = generationSchema.parse(await (await saved).json());
  await says(page, 'Saved as a colourway of this pattern.');
  await page.getByRole('link', { name: 'Colourway 2' }).waitFor();
  expect(await page.getByRole('link', { name: /Colourway \d/ }).count()).toBe(2);
  const answer = await page.request.get(`${product.url}${made.image_url}`);
  const kept = await sharp(await answer.body())
    .ensureAlpha()
    .raw()
    .toBuffer();
  const { width, height } = made;
  const [ground, figure] = findPalette({ data: kept, width, height });
  expect([ground?.hex.slice(0, 2), figure?.hex.slice(0, 2)]).toEqual(
    expect.arrayContaining(['#2', '#f']),
  );

  // The file declares the chosen size and resolution.
  await page.getByLabel('Width of one repeat', { exact: true }).fill('10');
  await says(page, '260 dpi');
  const drawn = await exportFile(page);
  expect(drawn.name).toBe('red-gingham-half-drop-10cm-260dpi.png');
  expect(await sharp(drawn.file).metadata()).toMatchObject({ width: 1024, density: 260 });
  await page.getByRole('radio', { name: '300 dpi' }).check({ force: true });
  await page.getByRole('radio', { name: 'TIFF' }).check({ force: true });
  await page.getByRole('radio', { name: '3 × 3' }).check({ force: true });
  await says(page, '3,543 × 3,543');
  await says(page, /more pixels, no more detail/);
  const cm = await exportFile(page);
  expect(cm.name).toBe('red-gingham-half-drop-10cm-300dpi-3x3.tiff');
  expect(await sharp(cm.file).metadata()).toMatchObject({ width: 3543, density: 300 });
  // Screens print flat colours: a layer for each, which together are the tile.
  await page.getByRole('radio', { name: 'As drawn' }).check({ force: true });
  await page.getByRole('radio', { name: 'One tile' }).check({ force: true });
  const layers = await exportFile(page, { by: 'Layers (PSD)' });
  expect(layers.name).toMatch(/^red-gingham-half-drop-10cm-260dpi-\d-colours\.psd$/);
  expectLayers(readPsd(layers.file, { useImageData: true }), kept);
  const flat = await exportFile(page, { by: 'One picture (PNG)' });
  expect(await sharp(flat.file).metadata()).toMatchObject({ width, density: 260 });
  // Of an indexed PNG the colour type, after the size and the bits, is 3.
  expect(flat.file[25]).toBe(3);
  await says(page, /^Dress.*8 repeats across/);

  await page.getByLabel('Width of one repeat', { exact: true }).fill('500');
  await says(page, 'From 1 to 200 cm');
  expect(await button(page, 'Export').isDisabled()).toBe(true);

  // Each colourway has a desk of its own, with a link back.
  await page.getByRole('link', { name: 'Colourway 2' }).click();
  await page.waitForURL(`**/pattern-desk/${made.output_image_id}`);
  await page.getByLabel(/^Colour \d: #205040/).waitFor({ timeout: 60_000 });
  await page.goBack();
  await page.waitForURL(address);
  await page.reload();
  await swatches(page).nth(1).waitFor({ timeout: 60_000 });
  guard.expectQuiet();

  // Neither another user's pattern, nor an unknown one.
  const other = await openAs({ browser, product }, 'guest');
  other.guard.allow(/404/);
  for (const path of [new URL(address).pathname, `/pattern-desk/${ABSENT}`]) {
    await other.page.goto(`${product.url}${path}`);
    await other.page.getByRole('heading', { name: 'Page not found' }).waitFor();
  }
  other.guard.expectQuiet();
});

test('the desk on a telephone, by touch and by keys', async () => {
  const { page, guard } = await openAs({ browser, product }, 'small');
  await makePattern(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Open on the pattern desk' }).click();
  await swatches(page).nth(1).waitFor({ timeout: 60_000 });
  await expectAccessible(page, 'the pattern desk at 390 px');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSideways(page, `the pattern desk at ${width} px`);
  }
  await button(page, 'Orchard').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Save this colourway').focus();
  await page.keyboard.press('Enter');
  await says(page, 'Saved as a colourway of this pattern.');
  const { name } = await exportFile(page, { by: 'One picture (PNG)', key: 'Enter' });
  expect(name).toMatch(/-colours\.png$/);
  guard.expectQuiet();
});
