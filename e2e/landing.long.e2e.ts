import { landingWords } from '@toile/contract';
import { listTools } from '@toile/tools';
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { drag, placeOn, tabTo } from './support/hand.ts';
import { expectNoSideways } from './support/look.ts';
import { openStage } from './support/stage.ts';
import { DESK, openVisit, TELEPHONE, type Visit } from './support/visit.ts';

const { product, browser } = await openStage();

async function openLanding(options: BrowserContextOptions = DESK): Promise<Visit> {
  const visit = await openVisit({ browser }, options);
  await visit.page.goto(product.url, { waitUntil: 'networkidle' });
  return visit;
}

/** Position of the line from the left edge, in percent. */
const readLine = (line: Locator) => line.evaluate((input: HTMLInputElement) => Number(input.value));

test('is worked by keys alone, from the hero to the form', async () => {
  const { page, guard } = await openLanding();
  const main = page.getByRole('main');
  const register = main.getByRole('button', { name: 'Register' }).first();
  await tabTo(page, register);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Register', selected: true }).waitFor();
  await expectAccessible(page, 'the auth dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  // The dialog is hidden first, and its end is told to the page a task later.
  await expect
    .poll(() => register.evaluate((button) => button === document.activeElement))
    .toBe(true);

  const line = page.getByRole('slider').first();
  await tabTo(page, line);
  await page.keyboard.press('ArrowRight');
  expect(await readLine(line)).toBe(55);
  await page.keyboard.press('End');
  expect(await readLine(line)).toBe(100);
  await page.keyboard.press('Home');
  expect(await readLine(line)).toBe(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).waitFor();
  await tabTo(page, main.getByRole('button', { name: 'Login' }).last());
  await page.keyboard.press('Enter');
  await dialog.getByRole('tab', { name: 'Login', selected: true }).waitFor();
  await tabTo(page, dialog.getByRole('link', { name: 'Continue with Email' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  guard.expectQuiet();
});

test('pulls the line of each tool by mouse', async () => {
  const { page, guard } = await openLanding();
  const lines = page.getByRole('slider');
  expect(await lines.count()).toBe(listTools().length);
  for (const line of await lines.all()) {
    const frame = line.locator('xpath=ancestor::div[2]');
    await drag(page, 'mouse', [await placeOn(frame, 0.5, 0.3), await placeOn(frame, 0.8, 0.3)]);
    expect(await readLine(line)).toBe(80);
    // A click anywhere moves the line there.
    const place = await placeOn(frame, 0.25, 0.8);
    await page.mouse.click(place.x, place.y);
    expect(await readLine(line)).toBe(25);
  }
  guard.expectQuiet();
});

test('pulls a line by finger, and lets a finger scroll over it', async () => {
  const { page } = await openLanding({ ...TELEPHONE, reducedMotion: 'reduce' });
  const line = page.getByRole('slider').first();
  const frame = line.locator('xpath=ancestor::div[2]');
  await drag(page, 'touch', [await placeOn(frame, 0.5, 0.5), await placeOn(frame, 0.9, 0.5)]);
  expect(await readLine(line)).toBeGreaterThan(80);
  const before = await readLine(line);
  const scrolled = await page.evaluate(() => scrollY);
  await drag(page, 'touch', [await placeOn(frame, 0.3, 0.6), await placeOn(frame, 0.3, 0.2)]);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  expect(await readLine(line)).toBe(before);
});

test('shows its cloths for three seconds and passes in one and a half', async () => {
  const { page } = await openLanding();
  const show = page.getByRole('region', { name: landingWords.slideshow.label });
  const words = await show.locator('p').first().textContent();
  await show
    .locator('p')
    .first()
    .filter({ hasNotText: `${words}` })
    .waitFor();
  const passage = await show
    .locator('[aria-hidden=true].z-2')
    .first()
    .evaluate((layer) => getComputedStyle(layer).transitionDuration);
  expect(passage).toBe('1.5s');
});

test.each([
  ['a desk', DESK],
  ['a telephone', TELEPHONE],
])(
  'nothing moves on %s when its fonts come late, nor when the cloth changes',
  async (_, options) => {
    const context = await browser.newContext(options);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.addInitScript({ content: SUM_SHIFTS });
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: 'domcontentloaded' });
    const words = page.getByRole('region', { name: landingWords.slideshow.label }).locator('p');
    const first = await words.first().textContent();
    await words
      .first()
      .filter({ hasNotText: `${first}` })
      .waitFor();
    release();
    await page.evaluate(() => document.fonts.ready);
    const second = await words.first().textContent();
    await words
      .first()
      .filter({ hasNotText: `${second}` })
      .waitFor();
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
  },
);

/** Runs in the page, before anything of its own; TypeScript does not know these entries. */
const SUM_SHIFTS = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

declare global {
  interface Window {
    shift: number;
  }
}

test('moves its labels on a telephone, and stands still where less motion is wanted', async () => {
  const { page } = await openLanding(TELEPHONE);
  const labels = (of: typeof page) =>
    of.getByRole('region', { name: landingWords.marks.title }).getByRole('list');
  const left = (of: typeof page) => labels(of).evaluate((list) => list.scrollLeft);
  await expect.poll(() => left(page), { timeout: 30_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: landingWords.marks.pause }).click();
  await page.getByRole('button', { name: landingWords.marks.play }).waitFor();

  const { page: calm } = await openLanding({ ...TELEPHONE, reducedMotion: 'reduce' });
  await calm.getByRole('button', { name: landingWords.marks.play }).waitFor();
  await calm.getByRole('button', { name: landingWords.slideshow.play }).waitFor();
  await expectNoSideways(calm, 'the landing page with less motion');
  const beyond = await labels(calm)
    .getByRole('listitem')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > innerWidth));
  expect(beyond).toEqual([]);
});

test('lays its plates for telephone, tablet and desk, and nothing beside the edge', async () => {
  const { page } = await openLanding({ ...DESK, reducedMotion: 'reduce' });
  const rows: Record<number, number[]> = {};
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideways(page, `the landing page at ${width} px`);
    await expectAccessible(page, `the landing page at ${width} px`);
    const tops = await page
      .getByRole('slider')
      .evaluateAll((lines) =>
        lines.map((line) => Math.round(line.closest('li')?.getBoundingClientRect().top ?? 0)),
      );
    rows[width] = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  }
  expect(rows).toEqual({
    390: [1, 1, 1, 2, 2],
    768: [3, 2, 2],
    1280: [3, 4],
    1920: [3, 4],
  });
});
