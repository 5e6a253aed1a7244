import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { listRows, showAsList } from './support/dashboard-list.ts';
import { look } from './support/look.ts';
import { drawSourceFile } from './support/source-picture.ts';
import { openStage } from './support/stage.ts';
import { DESK, openAs, type Visit } from './support/visit.ts';
import { openStep } from './support/walk-tool.ts';

const RUN_WITHIN_MS = 240_000;
const UPSCALE_WITHIN_MS = 60_000;
const THANKS_MS = 3000;

const { product, browser } = await openStage();

const previewOf = (page: Page) => page.getByRole('dialog', { name: 'Preview' });
const dividerOf = (page: Page) => previewOf(page).getByRole('slider');
const button = (page: Page, name: string | RegExp) =>
  previewOf(page).getByRole('button', { name, exact: true });

/** Expects the place in the row, such as "2 of 4". */
const expectPlace = (page: Page, text: string) =>
  previewOf(page).getByText(text, { exact: true }).waitFor();

/** A new user who has made four images from a sketch and looks at them. */
async function openWithResults(): Promise<Visit> {
  const { page, guard } = await openAs({ browser, product }, 'mara', {
    ...DESK,
    credits: 100,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(`${product.url}/sketch-to-image/`);
  const file = openStep(page).locator('input[type=file]').first();
  await file.setInputFiles(await drawSourceFile('sketch'));
  await page.getByRole('button', { name: 'Replace' }).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Prompt', exact: true })
    .fill('a navy wool coat with a gryphon');
  await page.getByText('Not drawn: gryphon').waitFor();
  await page.getByRole('button', { name: /^Generate 4 images/ }).click();
  await page.getByText('All 4 images are ready').waitFor({ timeout: RUN_WITHIN_MS });
  return { page, guard };
}

async function stepByKeys(page: Page): Promise<void> {
  const tile = page.getByRole('button', { name: 'Open image 1', exact: true });
  await tile.click();
  await expectPlace(page, '1 of 4');
  for (const [key, place] of [
    ['ArrowLeft', '1 of 4'],
    ['ArrowRight', '2 of 4'],
    ['ArrowRight', '3 of 4'],
    ['ArrowRight', '4 of 4'],
    ['ArrowRight', '4 of 4'],
  ] as const) {
    await page.keyboard.press(key);
    await expectPlace(page, place);
  }
  expect(await button(page, 'Next image').isDisabled()).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await previewOf(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => tile.evaluate((element) => element === document.activeElement))
    .toBe(true);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const valueOf = async (page: Page) => Number(await dividerOf(page).inputValue());

async function compare(page: Page): Promise<void> {
  await button(page, 'Before and after').click();
  await previewOf(page).getByRole('img', { name: 'The picture that it was made from' }).waitFor();
  const { x, y } = await middleOf(dividerOf(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y, { steps: 4 });
  await page.mouse.up();
  const dragged = await valueOf(page);
  expect(dragged).toBeGreaterThan(60);
  // A press anywhere on the picture moves the line there.
  await page.mouse.click(x - 100, y + 80);
  expect(await valueOf(page)).toBeLessThan(40);

  await dividerOf(page).focus();
  for (const [key, value] of [
    ['Home', 0],
    ['ArrowRight', 2],
    ['PageUp', 12],
    ['End', 100],
    ['ArrowLeft', 98],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await valueOf(page)]).toEqual([key, value]);
  }
  await expectPlace(page, '1 of 4');
  await page.mouse.click(x, y);
  await look(page, 'preview-compared');
}

/** The zoom on screen, in percent of the picture's own pixels. */
const zoomOf = async (page: Page) =>
  Number.parseInt((await button(page, /show all of the picture$/).textContent()) ?? '', 10);

async function zoom(page: Page): Promise<void> {
  await button(page, 'Before and after').click();
  const whole = await zoomOf(page);
  const picture = previewOf(page).getByRole('img', { name: /^Sketch to image, made/ });
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(whole * 1.3);
  await page.keyboard.press('0');
  await expect.poll(() => zoomOf(page)).toBe(whole);
  const { x, y } = await middleOf(picture);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(whole * 2);
  const before = await picture.boundingBox();
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 40, { steps: 3 });
  await page.mouse.up();
  const after = await picture.boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(-60, -1);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => zoomOf(page)).toBe(whole);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(whole * 2);
  // Another picture is fully visible again.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => zoomOf(page)).toBe(whole);
  await page.keyboard.press('ArrowLeft');
}

async function vote(page: Page): Promise<void> {
  const preview = previewOf(page);
  const thanks = preview.getByText('Thank you for your feedback.');
  await button(page, 'Like').click();
  await thanks.waitFor();
  await button(page, 'Undo').click();
  await button(page, 'Dislike').click();
  await thanks.waitFor();
  const since = Date.now();
  const refreshed = page.waitForRequest(/fetch-previous-generations/);
  await thanks.waitFor({ state: 'detached' });
  expect(Date.now() - since).toBeGreaterThan(THANKS_MS * 0.8);
  expect(await preview.getByText('Do you like this image?').count()).toBe(0);
  await refreshed;
}

async function upscale(page: Page): Promise<void> {
  const preview = previewOf(page);
  const ask = button(page, /^Upscale to twice the size/);
  await ask.click();
  await preview.getByText('Generating', { exact: true }).waitFor();
  await preview.getByRole('status').filter({ hasText: 'Drawing it at twice the size' }).waitFor();
  await preview.getByText('Upscaled', { exact: true }).waitFor({ timeout: UPSCALE_WITHIN_MS });
  expect(await ask.isDisabled()).toBe(true);
  expect(await preview.getByText('Generating', { exact: true }).count()).toBe(0);
}

async function download(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await button(page, /^Download \d+ × \d+$/).click();
  expect((await downloading).suggestedFilename()).toBe('result.png');
  await previewOf(page).getByText('Downloaded', { exact: true }).waitFor();
}

async function copy(page: Page): Promise<void> {
  await button(page, 'Copy the prompt').click();
  await page.getByText('Prompt copied to clipboard').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('gryphon');
}

test('four results are looked at, compared, judged, enlarged and taken home', async () => {
  const { page, guard } = await openWithResults();
  await stepByKeys(page);
  await page.getByRole('button', { name: 'Open image 1', exact: true }).click();
  await expectPlace(page, '1 of 4');
  await compare(page);
  await zoom(page);
  await vote(page);
  await upscale(page);
  await download(page);
  await copy(page);
  await look(page, 'preview-result');
  await page.keyboard.press('Escape');

  // The larger picture is the latest: it is compared with the smaller one, and links to it.
  await page.goto(`${product.url}/dashboard`);
  const openFirst = page.getByRole('button', { name: /^Open: Sketch to image/ }).first();
  await openFirst.click();
  await expectPlace(page, '1 of 5');
  await button(page, 'Before and after').click();
  await dividerOf(page).waitFor();
  await button(page, /^Open: Upscaled from this/).click();
  await button(page, 'Back to image 1').waitFor();
  await button(page, /^Larger \d+ × \d+$/).waitFor();
  await page.keyboard.press('Escape');

  await showAsList(page);
  const rows = listRows(page);
  await expect.poll(() => rows.count()).toBe(5);
  await page
    .getByRole('button', { name: /^Delete: Sketch to image/ })
    .last()
    .click();
  await expect.poll(() => rows.count()).toBe(4);
  // What was deleted is gone for good once the page is left.
  await page.reload();
  await expect.poll(() => rows.count()).toBe(4);
  await openFirst.click();
  await button(page, 'Before and after').click();
  await previewOf(page).getByText('The picture that it was made from is no longer here.').waitFor();
  await page.keyboard.press('Escape');
  await expectByTouch(page);
  guard.expectQuiet();
});

/**
 * Expects the preview to work on a telephone: a swipe turns the page, a finger moves the divider,
 * and nothing covers anything else.
 */
async function expectByTouch(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('button', { name: /^Open: Sketch to image/ })
    .nth(1)
    .tap();
  await expectPlace(page, '2 of 4');
  const picture = previewOf(page).getByRole('img', { name: /^Sketch to image, made/ });
  await picture.waitFor();
  await swipe(page, await middleOf(picture), -160);
  await expectPlace(page, '3 of 4');
  await swipe(page, await middleOf(picture), 160);
  await expectPlace(page, '2 of 4');
  await button(page, 'Before and after').tap();
  await dividerOf(page).waitFor();
  await swipe(page, await middleOf(dividerOf(page)), 90);
  expect(await valueOf(page)).toBeGreaterThan(60);
  await expectPlace(page, '2 of 4');
  await expectAccessible(page, 'the preview on a telephone');
  const dialog = previewOf(page);
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await button(page, 'Close').tap();
  await previewOf(page).waitFor({ state: 'detached' });
}

/** Swipes by the browser's own input events: Playwright has taps alone. */
async function swipe(page: Page, from: { x: number; y: number }, byPx: number): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    input.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    });
  await touch('touchStart', from.x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from.x + byPx * part);
  await touch('touchEnd');
  await input.detach();
}
