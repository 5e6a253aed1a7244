import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildFolder } from '../scripts/steps/project-root.mjs';
import { expectNoSideways, look } from './support/look.ts';
import { orderImages } from './support/order-images.ts';
import { openStage } from './support/stage.ts';
import { DESK, openAs, openVisit, TELEPHONE } from './support/visit.ts';

const stage = await openStage();
const { product } = stage;

const tiles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Open image / });

/** Addresses of a board's pictures, in their order on screen. */
const orderOf = (page: Page) =>
  tiles(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));

/** Chooses the gallery's whole page and puts it on the board of a name. */
async function addAll(page: Page, name: string): Promise<void> {
  await page.goto(`${product.url}/dashboard`);
  await page
    .getByRole('checkbox', { name: /^Select: / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected images' });
  await bar.getByText('5 selected').waitFor();
  await bar.getByRole('button', { name: 'Add to board' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to board' });
  await dialog.getByText('5 images').waitFor();
  await look(page, 'boards-add');
  await dialog.getByRole('button', { name }).click();
  await page.getByText(`5 images added to “${name}”`).waitFor();
  await bar.waitFor({ state: 'detached' });
}

/** Adds an output from its large picture and from its tile, to a board that has it by then. */
async function addAgain(page: Page, name: string): Promise<void> {
  const opened = page.getByRole('button', { name: /^Open: / }).first();
  await opened.click();
  const add = page
    .getByRole('dialog', { name: 'Preview' })
    .getByRole('button', { name: 'Add to board' });
  await add.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to board' });
  await dialog.getByLabel('Name of a new board').fill('Second');
  await page.keyboard.press('Enter');
  await page.getByText('1 image added to “Second”').waitFor();
  await expect.poll(() => add.evaluate((one) => one.matches(':focus'))).toBe(true);
  await add.press('Enter');
  await dialog.getByRole('button', { name }).click();
  await page.getByText(`It was on “${name}” already`).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Saves the open board as a line sheet, whose code is loaded by the click alone. */
async function saveSheet(page: Page): Promise<void> {
  const isLoaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('make-sheet')),
    );
  expect(await isLoaded()).toBe(false);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Line sheet (PDF)' }).click();
  const download = await saving;
  expect(await isLoaded()).toBe(true);
  expect(download.suggestedFilename()).toBe('Été 27.pdf');
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // Five pictures and a typeface.
  expect(pdf.length).toBeGreaterThan(100_000);
  await download.saveAs(join(buildFolder, 'line-sheet.pdf'));
}

/** Waits for the page's tasks that are due: a drag by keys hears its first arrow one task after it began. */
async function nextTask(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1)));
}

/** Drags as a hand does: it lets go once the board says that the picture is over the other's place. */
async function dragOnto(page: Page, from: string, onto: string): Promise<void> {
  await page.getByRole('button', { name: from }).hover();
  await page.mouse.down();
  await page.getByRole('button', { name: onto }).hover();
  await page.getByText('Image 1 is at place 2 of 5.').waitFor({ state: 'attached' });
  await page.mouse.up();
}

test('a board is made, filled, put in order by hand and by keys, and noted', async () => {
  const { page, guard } = await openAs(stage, 'noor', { ...DESK, credits: 40 });
  await page.goto(`${product.url}/boards`);
  await page.getByText('No boards yet').waitFor();
  await look(page, 'boards-empty');
  await orderImages(page, { ai_model: 'create-pattern', text_prompt: 'indigo ikat' }, 4);
  await orderImages(page, { ai_model: 'create-sketch', text_prompt: 'linen summer dress' }, 1);
  await page.getByRole('button', { name: 'New board' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Été 27');
  await look(page, 'boards-new');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Été 27' }).waitFor();
  await look(page, 'board-empty');
  const address = page.url();
  await addAll(page, 'Été 27');
  await addAgain(page, 'Été 27');
  await page.goto(address);
  await expect.poll(() => tiles(page).count()).toBe(5);

  const before = await orderOf(page);
  const handle = page.getByRole('button', { name: 'Move image 1' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText('Image 1 is at place 1 of 5.').waitFor({ state: 'attached' });
  await nextTask(page);
  await page.keyboard.press('ArrowRight');
  await page.getByText('Image 1 is at place 2 of 5.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  const [first, second, ...rest] = before;
  await expect.poll(() => orderOf(page)).toEqual([second, first, ...rest]);
  await page.reload();
  await expect.poll(() => orderOf(page)).toEqual([second, first, ...rest]);
  await dragOnto(page, 'Move image 1', 'Move image 2');
  await expect.poll(() => orderOf(page)).toEqual(before);

  await page.getByLabel('Note for image 2').fill('Organic cotton, 140 g');
  await page.getByRole('button', { name: 'Make image 3 the cover' }).click();
  await page.getByRole('button', { name: 'Image 3 is the cover' }).waitFor();
  await look(page, 'board');
  await page.reload();
  expect(await page.getByLabel('Note for image 2').inputValue()).toBe('Organic cotton, 140 g');
  await saveSheet(page);
  await page.getByRole('button', { name: 'Take image 5 off the board' }).click();
  await expect.poll(() => tiles(page).count()).toBe(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => tiles(page).count()).toBe(5);
  await page.getByRole('button', { name: 'Take image 5 off the board' }).click();
  await page.getByRole('link', { name: 'All boards' }).click();
  await page.getByText('4 images').waitFor();
  await look(page, 'boards');

  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: TELEPHONE.viewport.height });
    await expectNoSideways(page, `boards at ${width} px`);
  }
  await page.setViewportSize(TELEPHONE.viewport);
  await page.getByRole('link', { name: /^Été 27/ }).click();
  await tiles(page).first().waitFor();
  await expectNoSideways(page, 'a board');
  await look(page, 'board-telephone');
  await page.getByRole('button', { name: 'Delete board' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete board' }).click();
  await page.getByText('The board was deleted').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /image/ }).count()).toBe(1);
  guard.expectQuiet();
});

/** Makes a board with two patterns and opens it. */
async function openFilled(page: Page, name: string): Promise<void> {
  await page.goto(`${product.url}/dashboard`);
  await orderImages(page, { ai_model: 'create-pattern', text_prompt: 'secret ikat words' }, 2);
  await page.reload();
  await page
    .getByRole('checkbox', { name: /^Select: / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select this page' }).click();
  await page.getByRole('button', { name: 'Add to board' }).click();
  await page.getByLabel('Name of a new board').fill(name);
  await page.keyboard.press('Enter');
  await page.getByText(`2 images added to “${name}”`).waitFor();
  await page.goto(`${product.url}/boards`);
  await page.getByRole('link', { name }).click();
  await page.getByLabel('Note for image 1').fill('Wool, 300 g');
}

test('a client without an account looks at a board by its link, comments, and is shut out', async () => {
  const { page, guard } = await openAs(stage, 'ines', { ...DESK, credits: 40 });
  await openFilled(page, 'Winter');
  await page.getByRole('button', { name: 'Share by link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByLabel('Your link').inputValue();
  await look(page, 'board-share');
  await page.keyboard.press('Escape');

  const client = await openVisit(stage);
  const answer = await client.page.goto(address);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await client.page.getByRole('heading', { level: 1, name: 'Winter' }).waitFor();
  await client.page.getByText('Wool, 300 g').waitFor();
  expect(await client.page.locator('head meta[name=robots]').getAttribute('content')).toBe(
    'noindex, nofollow',
  );
  await expect
    .poll(() =>
      client.page
        .locator('main img')
        .evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && one.complete)),
    )
    .toHaveLength(2);
  expect(await client.page.content()).not.toMatch(/secret ikat|ines/);
  await look(client.page, 'shared-board');

  await client.page.getByRole('button', { name: 'Comment on image 2' }).press('Enter');
  await client.page.keyboard.type('Béa');
  await client.page.keyboard.press('Tab');
  await client.page.keyboard.type('<b>Larger</b>, please');
  await look(client.page, 'shared-board-comment');
  await client.page.getByRole('button', { name: 'Send' }).press('Enter');
  await client.page.getByText('Sent. Thank you.').waitFor();
  await client.page.getByRole('button', { name: 'Comment on the board' }).click();
  await client.page.getByLabel('Comment', { exact: true }).fill('All lovely');
  await client.page.setViewportSize(TELEPHONE.viewport);
  await expectNoSideways(client.page, 'a shared board');
  await client.page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => client.page.getByText('Sent. Thank you.').count()).toBe(2);

  await page.reload();
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByText('<b>Larger</b>, please').waitFor();
  await look(page, 'board-comments');
  await comments.getByRole('button', { name: 'Delete the comment by Béa' }).first().click();
  await expect.poll(() => comments.getByRole('listitem').count()).toBe(1);

  await page.getByRole('button', { name: 'Share by link' }).click();
  await dialog.getByRole('button', { name: /^End the link/ }).click();
  await page.getByText('The link has ended').waitFor();
  client.guard.allow(/404/);
  const picture = await client.page.locator('main img').first().getAttribute('src');
  await client.page.reload();
  await client.page.getByRole('heading', { name: 'This link has ended' }).waitFor();
  await look(client.page, 'shared-board-ended');
  expect((await client.page.request.get(`${product.url}${picture}`)).status()).toBe(404);
  client.guard.expectQuiet();
  guard.expectQuiet();
});
