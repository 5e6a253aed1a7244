import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { en } from '@toile/contract';
import { listTools } from '@toile/tools';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Product } from '../e2e/support/product.ts';
import { type Box, SIDE_PX } from './photo-box.ts';

/** The studio on a photo of 1024 × 1024 pixels, with a small mask to draw on. */
export async function openMaskStudio(page: Page, product: Product): Promise<Box> {
  const tool = listTools().find(({ masking }) => masking?.marks === 'dots');
  if (!tool) throw new Error('No tool is masked');
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const [photo, mask] = [join(folder, 'photo.png'), join(folder, 'mask.png')];
  const sheet = { width: SIDE_PX, height: SIDE_PX, channels: 4 } as const;
  const square = { create: { width: 40, height: 40, channels: 4, background: '#fff' } } as const;
  await sharp({ create: { ...sheet, background: '#9a8f80' } })
    .png()
    .toFile(photo);
  await sharp({ create: { ...sheet, background: '#0000' } })
    .composite([{ input: square, left: 984, top: 984 }])
    .png()
    .toFile(mask);

  await page.goto(`${product.url}/${tool.id}/`);
  const step = page.locator('section:not([inert])');
  await step.locator('input[type=file]').first().setInputFiles(photo);
  await step.getByRole('button', { name: en.wizard.next, exact: true }).click();
  await step.getByRole('application', { name: en.masking.stageLabel }).waitFor();
  await step.locator('input[type=file]').setInputFiles(mask);
  await step.getByText(en.masking.modes.draw, { exact: true }).click();
  rmSync(folder, { recursive: true });
  return findPhoto(step.getByRole('application', { name: en.masking.stageLabel }));
}

/** Place of the photo: as large as the stage allows, in its middle. */
async function findPhoto(stage: Locator): Promise<Box> {
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage is not on the screen');
  const side = Math.min(box.width, box.height);
  return { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, side };
}
