import { listTools, type Tool } from '@toile/tools';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { placeOn } from './support/hand.ts';
import { look } from './support/look.ts';
import { promptFor } from './support/prompt-for.ts';
import { runGrid } from './support/run-grid.ts';
import { drawSourceFile } from './support/source-picture.ts';
import { openStage } from './support/stage.ts';
import { startRun } from './support/start-run.ts';
import { openAs } from './support/visit.ts';
import { openStep } from './support/walk-tool.ts';

const MASK_WITHIN_MS = 120_000;
const RUN_WITHIN_MS = 300_000;

/** Every usable tool with a mask step. */
const TOOLS = listTools().filter(({ brief, masking }) => brief !== undefined && masking);

const { product, browser } = await openStage();

const button = (page: Page, name: string) =>
  openStep(page).getByRole('button', { name, exact: true });

async function bring(page: Page, kind: Parameters<typeof drawSourceFile>[0]): Promise<void> {
  await openStep(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawSourceFile(kind));
  await button(page, 'Replace').waitFor();
}

/** Marks the dress: by clicks, or by a line over it. */
async function pointOut(page: Page, stage: Locator, marks: 'dots' | 'line'): Promise<void> {
  const above = await placeOn(stage, 0.5, 0.36);
  const below = await placeOn(stage, 0.5, 0.48);
  await page.mouse.move(above.x, above.y);
  await page.mouse.down();
  if (marks === 'dots') await page.mouse.up();
  await page.mouse.move(below.x, below.y, { steps: 6 });
  if (marks === 'dots') await page.mouse.down();
  await page.mouse.up();
}

async function confirm(page: Page): Promise<void> {
  await button(page, 'Confirm selection').click();
  await button(page, 'Next').and(page.locator(':enabled')).waitFor({ timeout: MASK_WITHIN_MS });
}

/** Erases with a drag across the stage, and undoes that. */
async function eraseAndTakeBack(page: Page, stage: Locator): Promise<void> {
  await openStep(page).getByText('Erase', { exact: true }).click();
  const from = await placeOn(stage, 0.4, 0.3);
  const to = await placeOn(stage, 0.6, 0.5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await button(page, 'Undo').click();
  expect(await button(page, 'Redo').isEnabled()).toBe(true);
}

async function moveSubject(page: Page, tool: Tool): Promise<void> {
  await button(page, 'Move the subject').click();
  const stage = page.getByRole('application', { name: 'The cut-out subject' });
  await look(page, `${tool.id}-reposition`);
  await button(page, 'Got it').click();
  const middle = await placeOn(stage, 0.5, 0.5);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y, { steps: 6 });
  await page.mouse.up();
  await stage.press('Shift+ArrowDown');
  await stage.press('-');
  await stage.press('.');
  await page.getByText(/turned by 2°/).waitFor();
  await button(page, 'Next').click();
}

describe.runIf(TOOLS.length > 0).each(TOOLS)('$id', (tool) => {
  const marks = tool.masking?.marks ?? 'dots';

  test('goes from a photo over a mask to four results', async () => {
    const { page, guard } = await openAs({ browser, product }, tool.id.replaceAll('-', '_'));
    await page.goto(`${product.url}/${tool.id}/`);
    await bring(page, 'model');
    await look(page, `${tool.id}-upload`);
    await button(page, 'Next').click();
    const stage = page.getByRole('application', { name: 'The photo to mark' });
    await stage.waitFor();
    expect(await button(page, 'Next').isDisabled()).toBe(true);
    await pointOut(page, stage, marks);
    await look(page, `${tool.id}-mask-marked`);
    await confirm(page);
    await eraseAndTakeBack(page, stage);
    await look(page, `${tool.id}-mask`);
    await page.reload();
    await button(page, 'Next').and(page.locator(':enabled')).waitFor();
    if (tool.masking?.repositions) await moveSubject(page, tool);
    else await button(page, 'Next').click();

    for (const id of tool.steps.slice(2, -1)) {
      if (id === 'source') await bring(page, tool.source ?? 'flatlay');
      if (id === 'prompt') {
        await openStep(page)
          .getByRole('textbox', { name: 'Prompt', exact: true })
          .fill(promptFor(tool));
      }
      if (id === 'face') await openStep(page).getByText('keeps the face and the pose').waitFor();
      await look(page, `${tool.id}-${id}`);
      if (id !== tool.steps.at(-2)) await button(page, 'Next').click();
    }
    const generate = openStep(page).getByRole('button', { name: /^Generate 4 images/ });
    await startRun(page, () => generate.click());
    await page.getByText('All 4 images are ready').waitFor({ timeout: RUN_WITHIN_MS });
    await expect.poll(() => runGrid(page).getByRole('img').count()).toBe(4);
    await look(page, `${tool.id}-result`);
    guard.expectQuiet();
  });

  test('is masked by keyboard alone', async () => {
    const { page, guard } = await openAs(
      { browser, product },
      `keys_${tool.id.replaceAll('-', '_')}`,
    );
    await page.goto(`${product.url}/${tool.id}/`);
    await bring(page, 'model');
    await button(page, 'Next').press('Enter');
    const stage = page.getByRole('application', { name: 'The photo to mark' });
    await stage.focus();
    await stage.press('Shift+ArrowUp');
    await stage.press('Enter');
    if (marks === 'line') {
      await stage.press('Shift+ArrowDown');
      await stage.press('Enter');
    }
    await button(page, 'Confirm selection').press('Enter');
    await button(page, 'Next').and(page.locator(':enabled')).waitFor({ timeout: MASK_WITHIN_MS });
    await stage.focus();
    await stage.press('Control+z');
    await button(page, 'Confirm selection').waitFor();
    await stage.press('Control+Shift+Z');
    await expect.poll(() => button(page, 'Next').isEnabled()).toBe(true);
    guard.expectQuiet();
  });

  test('is masked by the name of a part, which is taken back', async () => {
    const { page, guard } = await openAs(
      { browser, product },
      `names_${tool.id.replaceAll('-', '_')}`,
    );
    await page.goto(`${product.url}/${tool.id}/`);
    await bring(page, 'model');
    await button(page, 'Next').click();
    const parts = openStep(page).getByRole('group', { name: 'Select by name' }).getByRole('button');
    await parts.first().waitFor({ timeout: MASK_WITHIN_MS });
    await parts.first().press('Enter');
    await button(page, 'Next').and(page.locator(':enabled')).waitFor({ timeout: MASK_WITHIN_MS });
    await look(page, `${tool.id}-mask-by-name`);
    await button(page, 'Undo').click();
    await expect.poll(() => button(page, 'Next').isDisabled()).toBe(true);
    guard.expectQuiet();
  });
});
