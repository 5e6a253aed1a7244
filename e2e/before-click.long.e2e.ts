import { en } from '@toile/contract';
import { expect, test } from 'vitest';
import { look } from './support/look.ts';
import { openStage } from './support/stage.ts';
import { DESK, openAs, TELEPHONE } from './support/visit.ts';

const RUN_WITHIN_MS = 120_000;

const { product, browser } = await openStage();

const SCREENS = [
  ['desk', DESK, 'light'],
  ['desk', DESK, 'dark'],
  ['telephone', TELEPHONE, 'light'],
  ['telephone', TELEPHONE, 'dark'],
] as const;

test.each(SCREENS)(
  'on a %s (%o, %s) words that will not be drawn are told before the click',
  async (name, screen, colorScheme) => {
    const { page, guard } = await openAs({ browser, product }, `mara-${name}-${colorScheme}`, {
      ...screen,
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.goto(`${product.url}/create-sketch/`);
    const field = page.getByRole('textbox', { name: en.wizard.promptLabel });
    await look(page, `before-click-empty-${name}-${colorScheme}`);
    const generate = page.getByRole('button', { name: /^Generate 4 images/ });
    const before = await generate.boundingBox();
    await field.fill('ink sketch of a red toga with a glorp clasp, quatrefoil trim, white sandals');
    await page.getByText('Not drawn: glorp, clasp, quatrefoil, trim').waitFor();
    expect(await page.getByText('toga drawn as gown').isVisible()).toBe(true);
    expect(
      await page.getByText('Will not be drawn: glorp, clasp, quatrefoil, trim').isVisible(),
    ).toBe(true);
    expect(await generate.isEnabled()).toBe(true);
    expect(await generate.boundingBox()).toEqual(before);
    await look(page, `before-click-marked-${name}-${colorScheme}`);
    // A prompt longer than its field: marks stay with their words.
    await field.fill(
      `${'red silk dress with a bow, '.repeat(12)}glorp, ${'blue hat, '.repeat(12)}glorp.`,
    );
    await page.getByText('Not drawn: glorp', { exact: true }).waitFor();
    const scrolled = await field.evaluate(async (area) => {
      area.scrollTo(0, 60);
      await new Promise(requestAnimationFrame);
      return { area: area.scrollTop, marks: area.previousElementSibling?.scrollTop };
    });
    expect(scrolled).toEqual({ area: 60, marks: 60 });
    await look(page, `before-click-long-${name}-${colorScheme}`);
    guard.expectQuiet();
  },
);

test('the run reports the words that were told before it', async () => {
  const { page, guard } = await openAs({ browser, product }, 'mara', DESK);
  await page.goto(`${product.url}/create-pattern/`);
  await page
    .getByRole('textbox', { name: en.wizard.promptLabel })
    .fill('pink peonies on a glorp trellice.');
  const told = page.getByText(/^Not drawn: /).first();
  await told.waitFor();
  const words = (await told.textContent())?.replace(/^\s*Not drawn: /, '');
  await page.getByRole('button', { name: /^Generate 4 images/ }).click();
  await page.getByText(/All 4 images are ready/).waitFor({ timeout: RUN_WITHIN_MS });
  const reported = page.getByText(/^Not understood: /);
  expect(await reported.textContent()).toBe(`Not understood: ${words}`);
  guard.expectQuiet();
});
