import { catalogueWords, en } from '@toile/contract';
import { expect, test } from 'vitest';
import { look } from './support/look.ts';
import { openStage } from './support/stage.ts';
import { DESK, openAs, openVisit, TELEPHONE } from './support/visit.ts';

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
    const generate = page.getByRole('button', { name: /^Generate 4 images/ });
    await page.getByRole('button', { name: en.wizard.words.open, exact: true }).waitFor();
    await look(page, `before-click-empty-${name}-${colorScheme}`);
    const before = await generate.boundingBox();
    await field.fill('ink sketch of a red toga with a glorp clasp, quatrefoil hem');
    await page.getByText('Not drawn: glorp, clasp, quatrefoil').waitFor();
    expect(await page.getByText('toga drawn as gown').isVisible()).toBe(true);
    expect(await generate.isEnabled()).toBe(true);
    expect(await generate.boundingBox()).toEqual(before);
    await look(page, `before-click-marked-${name}-${colorScheme}`);
    // A prompt longer than its field: marks stay with their words.
    await field.fill(
      `${'red silk dress with a bow, '.repeat(20)}glorp, ${'blue hat, '.repeat(20)}glorp.`,
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
  // The prompt beside the images tells them, and no notice repeats it.
  const reported = page.getByText(/^Not drawn: /);
  const results = page.getByRole('region', { name: en.wizard.stepTitles.result });
  expect(await results.getByText(/Not drawn: /).count()).toBe(1);
  expect(await reported.last().textContent()).toContain(`Not drawn: ${words}`);
  guard.expectQuiet();
});

test.each([
  ['desk', DESK, 'light'],
  ['telephone', TELEPHONE, 'dark'],
] as const)(
  'on a %s words are put into the prompt from the drawer',
  async (name, screen, colorScheme) => {
    const { page, guard } = await openAs({ browser, product }, `nora-${name}`, {
      ...screen,
      colorScheme,
    });
    await page.goto(`${product.url}/create-pattern/`);
    const field = page.getByRole('textbox', { name: en.wizard.promptLabel });
    await field.fill('large ');
    await page.getByRole('button', { name: en.wizard.words.open, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: catalogueWords.drawer.title });
    await drawer.getByRole('button', { name: 'poppy', exact: true }).waitFor();
    await look(page, `words-drawer-${name}-${colorScheme}`);
    await drawer.getByRole('searchbox').fill('poppies');
    await drawer.getByRole('button', { name: 'poppy', exact: true }).click();
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('large poppy');
    guard.expectQuiet();
  },
);

test('a visitor searches what the studio draws', async () => {
  const { page, guard } = await openVisit({ browser });
  await page.goto(product.url);
  await page.getByRole('link', { name: en.common.nav.catalogue }).click();
  await page.getByRole('heading', { name: catalogueWords.title }).waitFor();
  const search = page.getByRole('searchbox', { name: catalogueWords.search });
  await search.fill('owls');
  await page.getByText('1 thing', { exact: true }).first().waitFor();
  await look(page, 'catalogue-found');
  await search.fill('glorp');
  await page.getByText('Nothing here is called “glorp”').waitFor();
  await look(page, 'catalogue-nothing');
  await page.getByRole('button', { name: catalogueWords.clear }).click();
  await page.getByText('leopard', { exact: true }).first().waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  guard.expectQuiet();
});
