import { listTools, opensWithInstructions, type Tool } from '@toile/tools';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { openStage } from './support/stage.ts';
import { openAs } from './support/visit.ts';

const OPENING = listTools().filter(opensWithInstructions);
const EXEMPT = listTools().filter((tool) => !opensWithInstructions(tool));

/** Tools to examine: the first two differ most, with one kind of picture to bring, and two. */
const LOOKED_AT = 2;

/** Longest wait on a busy machine for a picture, or for a change made in another tab. */
const COMES_WITHIN_MS = 15_000;

/** Time in which instructions would have opened. */
const OPENS_WITHIN_MS = 1500;

/** A visitor who has seen no instructions yet. */
const NEWCOMER = { viewport: { width: 1280, height: 800 }, knowsTools: false };

const { product, browser } = await openStage();

const screenOf = (page: Page) => page.getByRole('dialog', { name: /^How .+ works$/ });
const helpButton = (page: Page) => page.getByRole('button', { name: 'Instructions', exact: true });
const never = (page: Page) =>
  page.getByRole('checkbox', { name: 'Don’t show again for this tool' });
const fileInput = (page: Page) => page.locator('input[type=file]').first();

const open = (page: Page, { id }: Tool) => page.goto(`${product.url}/${id}/`);

async function expectClosed(page: Page): Promise<void> {
  await helpButton(page).waitFor();
  await page.waitForTimeout(OPENS_WITHIN_MS);
  expect(await screenOf(page).count()).toBe(0);
}

/** Expects every picture to be loaded, and nothing to be wider than the window. */
async function expectWhole(page: Page, where: string): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${where} at ${width}`);
    const overflow = await screenOf(page).evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(overflow, `${where} at ${width}`).toBeLessThanOrEqual(0);
  }
  const images = screenOf(page).getByRole('presentation');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth), {
        timeout: COMES_WITHIN_MS,
      })
      .toBeGreaterThan(0);
  }
  await takeScreenshots(page, where);
}

/** The switch of a tool in the dialog of the user's menu. */
async function openSwitch(page: Page, tool: string) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Instructions' }).click();
  const toggle = page.getByRole('switch', { name: `Show the instructions of ${tool}` });
  await toggle.waitFor();
  return toggle;
}

test('instructions open once, go on a click and on Escape, and stay off where they are not wanted', async () => {
  const { page, guard } = await openAs({ browser, product }, 'reader', NEWCOMER);
  const context = page.context();

  for (const [index, tool] of OPENING.entries()) {
    await open(page, tool);
    await screenOf(page).waitFor();
    if (index < LOOKED_AT) await expectWhole(page, `${tool.id}-instructions`);
    if (index % 2 === 0) await page.keyboard.press('Escape');
    else await screenOf(page).getByRole('heading', { level: 3 }).first().click();
    await screenOf(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => helpButton(page).evaluate((it) => it === document.activeElement))
      .toBe(true);
  }
  const [tool] = OPENING;
  if (!tool) throw new Error('No tool opens with instructions');

  // By themselves once; on request at any time, by keyboard too.
  await open(page, tool);
  await expectClosed(page);
  await helpButton(page).press('Enter');
  await screenOf(page).waitFor();
  const kept = page.waitForResponse(/toggle-instruction-settings/);
  await never(page).check();
  await page.keyboard.press('Escape');
  await screenOf(page).waitFor({ state: 'detached' });
  await kept;

  // They stay closed after a reload, and in a second tab.
  await page.reload();
  await expectClosed(page);
  const second = await context.newPage();
  for (const other of [...OPENING.slice(1, 2), tool]) {
    await open(second, other);
    await expectClosed(second);
  }

  // Turned on in the dialog: the other tab shows it.
  const name = 'Create background';
  const elsewhere = await openSwitch(second, name);
  const toggle = await openSwitch(page, name);
  expect(await toggle.isChecked()).toBe(false);
  await expectAccessible(page, 'the settings of instructions');
  await takeScreenshots(page, 'instruction-settings');
  await toggle.press('Space');
  await expect.poll(() => elsewhere.isChecked(), { timeout: COMES_WITHIN_MS }).toBe(true);
  const third = await context.newPage();
  await open(third, tool);
  await screenOf(third).waitFor();

  // They never cover work restored by a reload.
  await third.keyboard.press('Escape');
  await third.evaluate(() => localStorage.removeItem('toile.instructions-seen'));
  await third.reload();
  await screenOf(third).waitFor();
  await third.keyboard.press('Escape');
  const png = await third.screenshot();
  await fileInput(third).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await third.getByRole('button', { name: 'Replace' }).waitFor();
  await third.evaluate(() => localStorage.removeItem('toile.instructions-seen'));
  await third.reload();
  await third.getByRole('button', { name: 'Replace' }).waitFor();
  await expectClosed(third);
  guard.expectQuiet();
});

test('a change that cannot be kept is taken back and told', async () => {
  const { page } = await openAs({ browser, product }, 'nora', NEWCOMER);
  await page.goto(`${product.url}/dashboard`);
  await page.route('**/toggle-instruction-settings/**', (route) => route.abort());
  const toggle = await openSwitch(page, 'Swap garment');
  await toggle.click();
  await page.getByText(/The instructions of Swap garment stay as they were/).waitFor();
  expect(await toggle.isChecked()).toBe(true);
});

test.runIf(EXEMPT.length > 0)(
  'tools that start from words alone are asked for theirs',
  async () => {
    const { page } = await openAs({ browser, product }, 'vera', NEWCOMER);
    for (const tool of EXEMPT) {
      await open(page, tool);
      await expectClosed(page);
      await helpButton(page).click();
      await screenOf(page).waitFor();
      expect(await never(page).count()).toBe(0);
      await expectWhole(page, `${tool.id}-instructions`);
      await page.getByRole('button', { name: 'Start' }).click();
      await screenOf(page).waitFor({ state: 'detached' });
    }
  },
);
