import { jobAcceptedSchema } from '@toile/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { waitForCredits } from './support/credits.ts';
import { holdDrawing } from './support/hold-drawing.ts';
import { expectNoSideways, look } from './support/look.ts';
import { countShown, runGrid, watchUntilShown } from './support/run-grid.ts';
import { ONE_AT_A_TIME } from './support/slow-drawing.ts';
import { openStage } from './support/stage.ts';
import { DESK, openAs, TELEPHONE, type Visit } from './support/visit.ts';

const SLOW_PROMPT = 'watercolour peonies and roses in blush and sage';
const RUN_WITHIN_MS = 240_000;

const { product, browser } = await openStage(ONE_AT_A_TIME);

type WatchedVisit = Visit & {
  /** Ids of jobs in the server's answers to calls of that path, in order. */
  jobsOf: (path: string) => string[];
};

/** Opens a page as `openAs` does, and records the jobs that it starts. */
async function openWatched(
  username: string,
  options: BrowserContextOptions = DESK,
): Promise<WatchedVisit> {
  const { page, guard } = await openAs({ browser, product }, username, {
    ...options,
    credits: 100,
  });
  const answered: { path: string; job: string }[] = [];
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || response.status() !== 202) return;
    const { pathname } = new URL(response.url());
    const body = jobAcceptedSchema.safeParse(await response.json().catch(() => undefined));
    if (body.success) answered.push({ path: pathname, job: body.data.job_id });
  });
  const jobsOf = (path: string) =>
    answered.filter((one) => one.path === `/api/${path}/`).map(({ job }) => job);
  return { page, guard, jobsOf };
}

const RUN = 'generate-image-with-sse';
const REROLL = 'reroll-output-with-sse';

const tile = (page: Page, number = 1) =>
  runGrid(page)
    .getByRole('listitem')
    .nth(number - 1);
const leaving = (page: Page) =>
  page.getByRole('dialog', { name: 'Your variations are being made' });
const ready = (page: Page, text = 'All 4 images are ready') =>
  page.getByText(text).waitFor({ timeout: RUN_WITHIN_MS });

async function generate(page: Page, count: 1 | 4): Promise<void> {
  await page.goto(`${product.url}/create-pattern/`);
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill(SLOW_PROMPT);
  if (count === 1) await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('button', { name: /^Generate/ }).dblclick();
  await page.getByRole('heading', { name: 'Your images' }).waitFor();
}

/** Chooses a number of variations of the first image of the run on screen. */
async function vary(page: Page, line: string): Promise<void> {
  await tile(page).hover();
  await tile(page)
    .getByRole('button', { name: /^Vary image 1/ })
    .click();
  await page.getByRole('menuitem', { name: line }).click();
  await page.waitForURL('**/variation-results');
}

test('an image is picked, made larger and varied; its variations start once and are guarded', async () => {
  const { page, guard, jobsOf } = await openWatched('vera');
  await generate(page, 4);
  await tile(page).getByText('Generating').waitFor();
  await ready(page);
  expect(jobsOf(RUN), 'runs for a double click').toHaveLength(1);
  await waitForCredits(page, '96 credits');

  await tile(page).hover();
  const heart = tile(page).getByRole('button', { name: 'Favourite image 1' });
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await tile(page)
    .getByRole('button', { name: /^Upscale image 1/ })
    .click();
  await tile(page).getByText('Upscaled', { exact: true }).waitFor({ timeout: RUN_WITHIN_MS });
  await waitForCredits(page, '94 credits');
  await page.reload();
  await tile(page).getByText('Upscaled', { exact: true }).waitFor();
  expect(await heart.getAttribute('aria-pressed')).toBe('true');

  await vary(page, '4 variations 4 credits');
  await expect.poll(() => runGrid(page).getByRole('listitem').count()).toBe(4);
  await watchUntilShown(page, 1);
  const release = await holdDrawing(product.databaseUrl);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
  await leaving(page).waitFor();
  await look(page, 'variations-leave');
  await leaving(page).getByRole('button', { name: 'Stay' }).click();
  await page.goBack();
  await leaving(page).getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/variation-results');
  await release();
  await page.reload();
  await ready(page);
  await expect.poll(() => countShown(page)).toBe(4);
  await page.reload();
  await ready(page);
  const jobs = jobsOf(REROLL);
  expect(jobs.length).toBeGreaterThan(1);
  expect(new Set(jobs).size, 'runs of variations').toBe(1);
  await waitForCredits(page, '90 credits');
  await look(page, 'variations');

  await page.goBack();
  await page.waitForURL(/\/create-pattern\//);
  await ready(page);
  await page.goForward();
  await ready(page);
  expect(new Set(jobsOf(REROLL)).size).toBe(1);
  await waitForCredits(page, '90 credits');
  guard.expectQuiet();
});

test('who leaves stops the run; a run is cancelled, and made again with one image', async () => {
  const { page, guard, jobsOf } = await openWatched('lena');
  await generate(page, 4);
  await watchUntilShown(page, 1);
  const release = await holdDrawing(product.databaseUrl);
  await page.getByRole('button', { name: 'Cancel the run' }).click();
  await page
    .getByText(/^Cancelled: \d of 4 images are ready\. \d credits? (was|were) returned$/)
    .waitFor();
  await page.getByText('1 credit was returned for it.').first().waitFor();
  await release();
  await look(page, 'result-canceled');

  await page.getByRole('radio', { name: '1', exact: true }).last().check({ force: true });
  await page.getByRole('button', { name: 'Regenerate 1 credit' }).click();
  await watchUntilShown(page, 1);
  await ready(page, 'Your image is ready');
  await look(page, 'result-single');

  await vary(page, '4 variations 4 credits');
  await watchUntilShown(page, 1);
  const releaseVariations = await holdDrawing(product.databaseUrl);
  await page.getByRole('button', { name: 'Back to Create pattern' }).click();
  await leaving(page).getByRole('button', { name: 'Stop the run and leave' }).click();
  await page.waitForURL(/\/create-pattern\//);
  await releaseVariations();
  await ready(page, 'Your image is ready');
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const running = page.getByRole('heading', { name: 'Being made now' });
  expect(await running.count(), 'nothing is being made').toBe(0);
  expect(jobsOf(REROLL)).toHaveLength(1);
  guard.expectQuiet();
});

test('the page of variations has nothing to show without a request, in whatever tab', async () => {
  const { page, guard, jobsOf } = await openWatched('nora');
  const other = await page.context().newPage();
  for (const path of ['/variation-results', '/temp-redirect', '/variation-results/']) {
    await other.goto(`${product.url}${path}`);
    await other.waitForURL('**/dashboard');
  }
  expect(jobsOf(REROLL)).toEqual([]);
  guard.expectQuiet();
});

test('a finger finds what can be done below each image', async () => {
  const { page, guard } = await openWatched('tia', TELEPHONE);
  await generate(page, 4);
  await ready(page);
  await tile(page).getByRole('button', { name: 'Favourite image 1' }).tap();
  const actions = tile(page).getByRole('button', { name: 'Actions image 1' });
  expect(await actions.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
  await actions.tap();
  const lines = page.getByRole('menuitem');
  expect((await lines.allInnerTexts()).slice(0, 4)).toEqual([
    'Download\n1024 × 1024',
    'Upscale\n2 credits',
    '4 variations\n4 credits',
    '1 variation\n1 credit',
  ]);
  await expectAccessible(page, 'actions of a tile at 390');
  await lines.filter({ hasText: '1 variation' }).tap();
  await page.waitForURL('**/variation-results');
  await ready(page, 'Your image is ready');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `variations at ${width}`);
    await expectNoSideways(page, `variations at ${width}`);
  }
  guard.expectQuiet();
});
