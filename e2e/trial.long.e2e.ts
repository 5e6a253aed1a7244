import { landingWords } from '@toile/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { createHand, type HandKind } from './support/hand.ts';
import { expectNoSideways, look } from './support/look.ts';
import { findLink, waitForMail } from './support/mail-reader.ts';
import { openStage } from './support/stage.ts';
import { LAPTOP, openVisit, TELEPHONE } from './support/visit.ts';

const DRAWN_WITHIN_MS = 120_000;
const { trial: words } = landingWords;

/** Every visit of the journeys comes from one address. */
const stage = await openStage({ TRIALS_PER_ADDRESS: '20' });
const { product } = stage;

const box = (page: Page) => page.getByRole('form', { name: words.label });
const drawButton = (page: Page) => box(page).getByRole('button', { name: words.draw });
const fourButton = (page: Page) => box(page).getByRole('button', { name: words.four });

const waitUntilDrawn = (page: Page, prompt: string) =>
  page.getByRole('img', { name: `Drawn from your words: ${prompt}` }).waitFor({
    timeout: DRAWN_WITHIN_MS,
  });

const WAYS: [HandKind, BrowserContextOptions][] = [
  ['mouse', LAPTOP],
  ['keys', LAPTOP],
  ['touch', { ...TELEPHONE, colorScheme: 'dark', reducedMotion: 'reduce' }],
];

test.each(WAYS)('a visitor has a picture drawn by %s, and one a day', async (kind, device) => {
  const { page, guard } = await openVisit(stage, device);
  const hand = createHand(page, kind);
  await page.goto(product.url, { waitUntil: 'networkidle' });
  await hand.write(page.getByLabel(words.prompt), 'gryphons and poppies on navy');
  await box(page).getByText('Not drawn: gryphons').waitFor();
  await hand.press(drawButton(page));
  await waitUntilDrawn(page, 'gryphons and poppies on navy');
  await expectAccessible(page, 'a drawn trial');
  await expectNoSideways(page, 'a drawn trial');
  await look(page, `trial-drawn-${kind}`);
  guard.expectQuiet();

  guard.allow(/429 \(Too Many Requests\)/);
  await page.reload({ waitUntil: 'networkidle' });
  await hand.write(page.getByLabel(words.prompt), 'red ikat');
  await hand.press(drawButton(page));
  await box(page).getByText(words.used).waitFor();
  await expectAccessible(page, 'a used trial');
  await look(page, `trial-used-${kind}`);
});

test('words come along to the tool, whose tab goes on once the mail was opened', async () => {
  const { page, guard } = await openVisit(stage, LAPTOP);
  const email = 'thea@atelier.example';
  const password = 'linen, silk and wool';
  await page.goto(product.url, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: 'Create sketch' }).check({ force: true });
  await page.getByLabel(words.prompt).fill('bias cut slip dress in emerald satin');
  await fourButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('thea');
  await expectAccessible(page, 'the dialog with the form');
  await look(page, 'auth-dialog-register');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('dialog', { name: 'Check your inbox' }).getByText(email).waitFor();

  const mail = await waitForMail(product.dataDir, email);
  const tab = await page.context().newPage();
  await tab.goto(findLink(mail, '/verify-email'));
  await tab.getByText(/The tab in which you signed up has gone on/).waitFor();
  await page.waitForURL('**/create-sketch/');
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await expect.poll(() => prompt.inputValue()).toBe('bias cut slip dress in emerald satin');
  await tab.getByRole('link', { name: 'Start Creating' }).click();
  await tab.waitForURL('**/dashboard');
  guard.expectQuiet();
});
