import { en } from '@toile/contract';
import { listTools } from '@toile/tools';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { type LoadedScript, sumBytes, watchScripts } from './support/loaded-scripts.ts';
import { drawSourceFile } from './support/source-picture.ts';
import { openStage } from './support/stage.ts';
import { listToolScripts } from './support/tool-scripts.ts';
import { openAs } from './support/visit.ts';
import { openStep } from './support/walk-tool.ts';

const LANDING_BUDGET_BYTES = 150_000;
const ENTRANCE_BUDGET_BYTES = 180_000;
/** The page of what the studio draws: it has the addresses of some six hundred pictures. */
const CATALOGUE_BUDGET_BYTES = 200_000;
/** Largest size of a tool's scripts before its mask step. */
const TOOL_BUDGET_BYTES = 220_000;
/** The same with the mask step. */
const MASK_BUDGET_BYTES = 261_000;

const isMaskStudio = ({ path }: LoadedScript) => path.includes('mask-workshop');

const { product, browser } = await openStage();

async function openPage(): Promise<Page> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return context.newPage();
}

test('the landing page loads at most 150 kB of gzipped JavaScript', async () => {
  const page = await openPage();
  const watch = watchScripts(page);
  await page.goto(product.url);
  const scripts = await watch.settle();
  console.log(`The landing page loads ${(sumBytes(scripts) / 1000).toFixed(1)} kB:`, scripts);
  expect(scripts.length).toBeGreaterThan(0);
  expect(sumBytes(scripts)).toBeLessThanOrEqual(LANDING_BUDGET_BYTES);
});

test.each(['login', 'register'])('/%s loads at most 180 kB of gzipped JavaScript', async (path) => {
  const page = await openPage();
  const watch = watchScripts(page);
  await page.goto(`${product.url}/${path}`);
  const scripts = await watch.settle();
  console.log(`/${path} loads ${(sumBytes(scripts) / 1000).toFixed(1)} kB:`, scripts);
  expect(scripts.length).toBeGreaterThan(0);
  expect(sumBytes(scripts)).toBeLessThanOrEqual(ENTRANCE_BUDGET_BYTES);
});

test('the page of what the studio draws loads at most 200 kB of them', async () => {
  const page = await openPage();
  const watch = watchScripts(page);
  await page.goto(`${product.url}/what-it-draws`);
  const scripts = await watch.settle();
  console.log(`/what-it-draws loads ${(sumBytes(scripts) / 1000).toFixed(1)} kB:`, scripts);
  expect(scripts.length).toBeGreaterThan(0);
  expect(sumBytes(scripts)).toBeLessThanOrEqual(CATALOGUE_BUDGET_BYTES);
});

test('a tool loads at most 220 kB of them, and the mask studio only with its mask step', async () => {
  const { page } = await openAs({ browser, product }, 'weigher');
  for (const { tool, scripts } of await listToolScripts(page, product)) {
    console.log(`${tool.id} loads ${(sumBytes(scripts) / 1000).toFixed(1)} kB`);
    const fits = sumBytes(scripts) <= TOOL_BUDGET_BYTES;
    const masks = scripts.some(isMaskStudio);
    expect({ id: tool.id, fits, masks }).toEqual({ id: tool.id, fits: true, masks: false });
  }

  const masked = listTools().find(({ masking }) => masking);
  const watch = watchScripts(page);
  await page.goto(`${product.url}/${masked?.id}/`);
  const step = openStep(page);
  await step
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawSourceFile('model'));
  await step.getByRole('button', { name: en.wizard.next, exact: true }).click();
  await step.getByRole('application', { name: en.masking.stageLabel }).waitFor();
  const scripts = await watch.settle();
  console.log(`${masked?.id} with its mask loads ${(sumBytes(scripts) / 1000).toFixed(1)} kB`);
  expect(scripts.some(isMaskStudio)).toBe(true);
  expect(sumBytes(scripts)).toBeLessThanOrEqual(MASK_BUDGET_BYTES);
});
