import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openComfyStandIn } from '../packages/remote-engines/src/comfyui/testing/comfy-stand-in.ts';
import { projectRoot } from '../scripts/steps/project-root.mjs';
import { look } from './support/look.ts';
import { runGrid } from './support/run-grid.ts';
import { openStage } from './support/stage.ts';
import { DESK, openAs, TELEPHONE } from './support/visit.ts';
import { openStep } from './support/walk-tool.ts';

const RUN_WITHIN_MS = 120_000;
/** Two looks of the screen at the engines, and one of the server. */
const NOTICED_WITHIN_MS = 60_000;

const comfy = await openComfyStandIn();
afterAll(() => comfy.close());
const picture = readFileSync(
  join(projectRoot, 'apps/web/src/features/landing/images/tools/create-sketch.webp'),
);
comfy.work.outcome = { picture: await sharp(picture).resize(768, 1024).png().toBuffer() };

const { product, browser } = await openStage({
  COMFYUI_URL: comfy.address.href,
  ENGINE_CREDITS: 'comfyui=3',
});

const main = (page: Page) => page.getByRole('main');
const generate = (page: Page) => openStep(page).getByRole('button', { name: /^Generate 4 images/ });

test('the wizard names the engine, its price and its progress, and what draws while it is away', async () => {
  const { page, guard } = await openAs({ browser, product }, 'greta', { ...DESK, credits: 40 });
  await page.goto(`${product.url}/create-sketch/`);
  await main(page).getByText('Drawn by ComfyUI with Qwen Image.').waitFor();
  await generate(page).getByText('12 credits').waitFor();
  await page
    .getByRole('textbox', { name: 'Prompt', exact: true })
    .fill('a pleated dress of raw silk');
  await look(page, 'engine-named');

  comfy.work.runsMs = 6000;
  await generate(page).click();
  const progress = runGrid(page).getByRole('progressbar').first();
  await progress.waitFor({ timeout: RUN_WITHIN_MS });
  await expect
    .poll(() => runGrid(page).locator('img[src^="data:image/jpeg"]').count(), {
      timeout: RUN_WITHIN_MS,
    })
    .toBeGreaterThan(0);
  await look(page, 'engine-progress');
  comfy.work.runsMs = 50;
  await page.getByText('All 4 images are ready').waitFor({ timeout: RUN_WITHIN_MS });
  await page.getByRole('banner').getByText('28 credits').first().waitFor();

  await page.getByRole('button', { name: 'Open image 1', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByText('ComfyUI, qwen_image_fp8_e4m3fn').waitFor();
  await preview.getByText('from 3 credits').waitFor();
  await look(page, 'engine-details');
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await expect.poll(() => comfy.work.history.size, { message: 'closed orders' }).toBe(0);

  await comfy.close();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await main(page)
    .getByText('ComfyUI is away. Until it is back:')
    .waitFor({ timeout: NOTICED_WITHIN_MS });
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('a black wool coat');
  await generate(page).getByText('4 credits').waitFor();
  await look(page, 'engine-away');
  await generate(page).click();
  await page.getByText('All 4 images are ready').waitFor({ timeout: RUN_WITHIN_MS });
  await page.getByRole('banner').getByText('24 credits').first().waitFor();
  await runGrid(page).getByRole('img', { name: 'Image 4: a black wool coat' }).waitFor();
  await page.getByRole('button', { name: 'Open image 1', exact: true }).click();
  await preview.getByText(/^Studio engine, /).waitFor();
  guard.expectQuiet();
});

test('a telephone shows the same', async () => {
  const { page, guard } = await openAs({ browser, product }, 'hilda', { ...TELEPHONE, credits: 8 });
  await page.goto(`${product.url}/create-sketch/`);
  await main(page).getByText('ComfyUI is away. Until it is back:').waitFor();
  await expect(page.getByText('Studio engine: drawn by rules').count()).resolves.toBe(1);
  await look(page, 'engine-away-phone');
  guard.expectQuiet();
});
