import { listTools, type StepId, type Tool } from '@toile/tools';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { look } from './support/look.ts';
import { logOutByAddress } from './support/person.ts';
import { promptFor } from './support/prompt-for.ts';
import { runGrid } from './support/run-grid.ts';
import { drawSourceFile } from './support/source-picture.ts';
import { openStage } from './support/stage.ts';
import { startRun } from './support/start-run.ts';
import { openAs } from './support/visit.ts';

const RUN_WITHIN_MS = 240_000;
const SHAPE: ReadonlySet<StepId> = new Set(['source', 'prompt', 'result']);

/** Every usable tool that has only these steps. */
const TOOLS = listTools().filter(
  ({ brief, steps }) => brief !== undefined && steps.every((step) => SHAPE.has(step)),
);
const WITH_SOURCE = TOOLS.filter(({ source }) => source !== undefined);

const { product, browser } = await openStage();

const toolUrl = ({ id }: Tool) => `${product.url}/${id}/`;
const fileInput = (page: Page) => page.locator('input[type=file]').first();
const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const stepTitle = (page: Page, title: string) => page.getByRole('heading', { name: title });

/** Brings the tool's input picture, after a file that is no picture, and goes on. */
async function bringSource(page: Page, tool: Tool): Promise<void> {
  if (!tool.source) return;
  expect(await nextButton(page).isDisabled()).toBe(true);
  const noPicture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') };
  await fileInput(page).setInputFiles(noPicture);
  await page.getByText('This is not an image that we can read.').waitFor();
  await look(page, `${tool.id}-source`);
  await fileInput(page).setInputFiles(await drawSourceFile(tool.source));
  await page.getByRole('button', { name: 'Replace' }).waitFor();
  await look(page, `${tool.id}-source-given`);
  await nextButton(page).click();
}

async function writePrompt(page: Page, tool: Tool): Promise<void> {
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill(promptFor(tool));
}

/** Starts a run and waits until each of its slots has ended, with an image or with an error. */
async function generate(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Generate 4 images/ });
  await startRun(page, () => button.click());
  await page
    .getByText(/All 4 images are ready|images are ready\.|No image could be made/)
    .waitFor({ timeout: RUN_WITHIN_MS });
}

describe.each(TOOLS)('$id', (tool) => {
  test('goes from its first step to four results', async () => {
    const { page, guard } = await openAs({ browser, product }, tool.id.replaceAll('-', '_'));
    await page.goto(`${toolUrl(tool)}?step=result`);
    await page.waitForURL(toolUrl(tool));
    await bringSource(page, tool);
    await writePrompt(page, tool);
    await page.reload();
    await stepTitle(page, 'Write a prompt').waitFor();
    await look(page, `${tool.id}-prompt`);
    await generate(page);
    await page.getByText('All 4 images are ready').waitFor();
    const images = runGrid(page).getByRole('img');
    await expect.poll(() => images.count()).toBe(4);
    await look(page, `${tool.id}-result`);

    await page.getByRole('button', { name: 'Open image 1', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    const compare = preview.getByRole('button', { name: 'Before and after' });
    await expect.poll(() => compare.count()).toBe(tool.source ? 1 : 0);
    if (tool.source) {
      await compare.click();
      await preview.getByRole('img', { name: 'The picture that it was made from' }).waitFor();
    }
    await look(page, `${tool.id}-preview`);
    await page.keyboard.press('Escape');

    await page.goBack();
    await page.getByRole('button', { name: 'Return to generation' }).waitFor();
    await page.goForward();
    await page.getByRole('radio', { name: '1', exact: true }).last().check({ force: true });
    await page.getByRole('button', { name: /^Regenerate/ }).click();
    await page.getByText('Your image is ready').waitFor({ timeout: RUN_WITHIN_MS });
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    guard.expectQuiet();
  });
});

describe.runIf(WITH_SOURCE.length > 0).each(WITH_SOURCE.slice(0, 1))(
  'the picture of $id',
  (tool) => {
    /** Number of files that the browser stores. */
    const countKept = (page: Page) =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('toile');
            opening.onsuccess = () => {
              const pictures = opening.result.transaction('pictures').objectStore('pictures');
              const counting = pictures.count();
              counting.onsuccess = () => {
                opening.result.close();
                resolve(counting.result);
              };
            };
          }),
      );

    test('is kept over a reload, goes with another tool, and with its owner', async () => {
      const { page, guard } = await openAs({ browser, product }, 'keeper');
      const file = await drawSourceFile(tool.source ?? 'pattern');
      await page.goto(toolUrl(tool));
      await fileInput(page).setInputFiles(file);
      await page.getByRole('button', { name: 'Replace' }).waitFor();
      await page.reload();
      await page.getByRole('img', { name: /^Your picture:/ }).waitFor();
      expect(await countKept(page)).toBe(1);

      const other = TOOLS.find(({ id }) => id !== tool.id) ?? tool;
      await page.goto(toolUrl(other));
      await expect.poll(() => countKept(page)).toBe(0);
      await page.goto(toolUrl(tool));
      await fileInput(page).setInputFiles(file);
      await page.getByRole('button', { name: 'Replace' }).waitFor();
      await logOutByAddress(page, product);
      await page.waitForURL(`${product.url}/`);
      await expect.poll(() => countKept(page)).toBe(0);
      guard.expectQuiet();
    });

    test('can be a previous one, and is chosen by keyboard alone', async () => {
      const { page, guard } = await openAs({ browser, product }, 'chooser');
      const maker = TOOLS.find(({ source }) => source === undefined) ?? tool;
      await page.goto(toolUrl(maker));
      await writePrompt(page, maker);
      await page.keyboard.press('Control+Enter');
      await page.getByText('All 4 images are ready').waitFor({ timeout: RUN_WITHIN_MS });
      await page.goto(toolUrl(tool));
      await page.getByRole('button', { name: /^Continue with previous/ }).press('Enter');
      const dialog = page.getByRole('dialog', { name: /^Continue with previous/ });
      await dialog.getByRole('radio', { name: 'All tools' }).press('Space');
      await dialog.getByRole('button', { name: /^Use:/ }).first().press('Enter');
      await page.getByRole('img', { name: /^Your picture:/ }).waitFor();
      await nextButton(page).press('Enter');
      await stepTitle(page, 'Write a prompt').waitFor();
      await writePrompt(page, tool);
      await page.keyboard.press('Control+Enter');
      await stepTitle(page, 'Your images').waitFor();
      await expect.poll(() => runGrid(page).getByRole('listitem').count()).toBe(4);
      guard.expectQuiet();
    });
  },
);
