import { en } from '@toile/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { createHand } from './support/hand.ts';
import { expectNoSideways } from './support/look.ts';
import { runGrid } from './support/run-grid.ts';
import { drawSourceFile } from './support/source-picture.ts';
import { openStage } from './support/stage.ts';
import { LAPTOP, openAs, TELEPHONE } from './support/visit.ts';
import { openStep, wayOn } from './support/walk-tool.ts';

const RUN_WITHIN_MS = 300_000;

const { product, browser } = await openStage();

const { again } = en.wizard;
const beside = (page: Page) => page.getByRole('region', { name: again.title });
const promptBeside = (page: Page) => page.getByRole('textbox', { name: again.prompt });
const stepLink = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('button', { name });
const ready = (page: Page, words: string) =>
  page.getByText(words).waitFor({ timeout: RUN_WITHIN_MS });

/** Expects that the element is wholly in the window before anything is scrolled. */
async function expectInFirstView(page: Page, target: Locator, where: string): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect
    .poll(
      async () => {
        const box = await target.boundingBox();
        const height = page.viewportSize()?.height ?? 0;
        return box !== null && box.y >= 0 && box.y + box.height <= height;
      },
      { message: `${where}: in the first view` },
    )
    .toBe(true);
}

/** True for an element that ends at the window's lower edge while the page is scrolled to its end. */
async function endsAtFoot(page: Page, target: Locator): Promise<boolean> {
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  const box = await target.boundingBox();
  return box !== null && Math.round(box.y + box.height) === page.viewportSize()?.height;
}

describe.each([
  {
    where: 'at a desk, by keys, in the dark',
    hand: 'keys',
    visit: { ...LAPTOP, colorScheme: 'dark' },
  },
  { where: 'on a telephone, by touch', hand: 'touch', visit: TELEPHONE },
] as const)('$where', ({ hand: kind, visit }) => {
  test('a word is changed beside the images and run again, without a step back', async () => {
    const { page, guard } = await openAs({ browser, product }, `again_${kind}`, visit);
    const hand = createHand(page, kind);
    await page.goto(`${product.url}/create-pattern/`);
    await openStep(page).getByRole('textbox', { name: 'Prompt', exact: true }).fill('indigo ikat');
    await expectInFirstView(page, wayOn(page), 'the prompt');
    await hand.press(wayOn(page));
    await ready(page, 'All 4 images are ready');
    const address = page.url();
    await expectInFirstView(page, beside(page), 'the entries beside the images');
    await expectInFirstView(page, runGrid(page).getByRole('img').first(), 'an image');
    expect(await endsAtFoot(page, beside(page))).toBe(kind === 'touch');

    await promptBeside(page).fill('terracotta ikat');
    await openStep(page).getByText('“indigo ikat”').waitFor();
    await expectAccessible(page, `changed words, ${kind}`);
    await expectNoSideways(page, `changed words, ${kind}`);
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.url().includes('/generate-image-with-sse/')),
      hand.press(beside(page).getByRole('button', { name: /^Generate 4 images/ })),
    ]);
    expect(request.postData()).toContain('terracotta ikat');
    await openStep(page).getByText('“indigo ikat”').waitFor({ state: 'hidden' });
    await ready(page, 'All 4 images are ready');
    expect(page.url()).toBe(address);
    await expect.poll(() => runGrid(page).getByRole('img').count()).toBe(4);
    guard.expectQuiet();
  });

  test('a single image stands large, with its details and its entries', async () => {
    const { page, guard } = await openAs({ browser, product }, `single_${kind}`, visit);
    const hand = createHand(page, kind);
    await page.goto(`${product.url}/create-sketch/`);
    await openStep(page)
      .getByRole('textbox', { name: 'Prompt', exact: true })
      .fill('a red wrap dress');
    await openStep(page).getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await hand.press(wayOn(page));
    await ready(page, 'Your image is ready');
    await openStep(page).getByText('Do you like this image?').waitFor();
    await expectAccessible(page, `a single image, ${kind}`);
    await page.reload();
    await ready(page, 'Your image is ready');
    expect(await promptBeside(page).inputValue()).toBe('a red wrap dress');
    const image = await runGrid(page).getByRole('img').boundingBox();
    const vote = await openStep(page).getByText('Do you like this image?').boundingBox();
    const end = {
      x: (image?.x ?? 0) + (image?.width ?? 0),
      y: (image?.y ?? 0) + (image?.height ?? 0),
    };
    const isBeside = (vote?.x ?? 0) > end.x;
    const isBelow = (vote?.y ?? 0) > end.y;
    expect(isBeside).toBe(kind === 'keys');
    expect(isBeside || isBelow).toBe(true);
    guard.expectQuiet();
  });
});

test('steps lead where one may go, and pictures to their own', async () => {
  const { page, guard } = await openAs({ browser, product }, 'stepper', LAPTOP);
  await page.goto(`${product.url}/pattern-to-image/`);
  await openStep(page).getByRole('button', { name: 'Choose a file' }).waitFor();
  for (const step of ['Prompt', 'Result']) expect(await stepLink(page, step).count()).toBe(0);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawSourceFile('pattern'));
  await stepLink(page, 'Prompt').click();
  await openStep(page)
    .getByRole('textbox', { name: 'Prompt', exact: true })
    .fill('a midi shirt dress');
  expect(await stepLink(page, 'Result').count()).toBe(0);
  await expectInFirstView(page, wayOn(page), 'the prompt of a cloth');
  await wayOn(page).click();
  await ready(page, 'All 4 images are ready');
  await stepLink(page, 'Prompt').click();
  await openStep(page).getByRole('heading', { name: 'Write a prompt' }).waitFor();
  await stepLink(page, 'Result').click();
  await beside(page).getByRole('button', { name: 'Change: Source' }).click();
  await openStep(page).getByRole('button', { name: 'Replace' }).waitFor();
  await page.goBack();
  await runGrid(page).getByRole('img').first().waitFor();
  guard.expectQuiet();
});
