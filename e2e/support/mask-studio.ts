import { readFile } from 'node:fs/promises';
import { listTools } from '@toile/tools';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { placeOn } from './hand.ts';
import { drawSourceFile } from './source-picture.ts';
import type { Stage } from './stage.ts';
import { openAs, type Visit } from './visit.ts';
import { openStep } from './walk-tool.ts';

/** A point on the stage, in fractions of its width and height. */
type Spot = readonly [number, number];

/** Size of the window in which the whole photo fits on the stage, with the tools below it. */
const TALL = { width: 1280, height: 1000 };

export const button = (page: Page, name: string): Locator =>
  openStep(page).getByRole('button', { name, exact: true });

/** Chooses a mode. */
export async function takeUp(page: Page, mode: 'Draw' | 'Erase'): Promise<void> {
  await openStep(page).getByText(mode, { exact: true }).click();
}

/** The mask studio of a tool whose subject can be moved, with the photo of a model, for an account of its own. */
export async function openStudio(
  place: Stage,
  options: Parameters<Browser['newContext']>[0] & { username: string },
): Promise<Visit & { stage: Locator }> {
  const tool = listTools().find(({ masking }) => masking?.repositions);
  if (!tool) throw new Error('There is no tool whose subject can be moved');
  const { username, ...device } = options;
  const { page, guard } = await openAs(place, username, { viewport: TALL, ...device });
  await page.goto(`${place.product.url}/${tool.id}/`);
  await openStep(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawSourceFile('model'));
  await button(page, 'Replace').waitFor();
  await button(page, 'Next').click();
  const stage = page.getByRole('application', { name: 'The photo to mark' });
  await stage.waitFor();
  return { page, guard, stage };
}

/** A mask of the photo's size that selects a square in its middle. */
export async function writeMask({
  width,
  height,
}: {
  width: number;
  height: number;
}): Promise<Buffer> {
  const square = { create: { width: 200, height: 300, channels: 4, background: '#fff' } } as const;
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input: square, left: (width - 200) / 2, top: (height - 300) / 2 }])
    .png()
    .toBuffer();
}

/** Imports a mask from a file. */
export async function bringMask(page: Page, mask: Buffer): Promise<void> {
  await openStep(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'mask.png', mimeType: 'image/png', buffer: mask });
}

/** Exports the mask: returns its file, the number of its selected pixels, and its size. */
export async function saveMask(
  page: Page,
): Promise<{ selected: number; width: number; height: number; file: Buffer }> {
  const saved = page.waitForEvent('download');
  await button(page, 'Save mask').click();
  const file = await readFile(await (await saved).path());
  const { data, info } = await sharp(file)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const selected = data.reduce((count, alpha) => count + (alpha > 0 ? 1 : 0), 0);
  return { selected, width: info.width, height: info.height, file };
}

/** Drags with the mouse between two points, in fractions of the stage. */
export async function dragOver(page: Page, stage: Locator, [from, to]: readonly [Spot, Spot]) {
  const start = await placeOn(stage, ...from);
  const end = await placeOn(stage, ...to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}
