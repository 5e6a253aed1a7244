import { accountWords, en } from '@toile/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  googlePersonOf,
  makeGoogleKey,
  signGoogleCredential,
  startGoogleKeys,
} from '../apps/server/src/testing/google-stand-in.ts';
import { standInForGoogle } from './support/google-script.ts';
import { expectNoSideways, look } from './support/look.ts';
import { mara, openAccount } from './support/person.ts';
import { openStage } from './support/stage.ts';
import { DESK, openVisit, TELEPHONE, type Visit } from './support/visit.ts';

const key = await makeGoogleKey('journey');
const keys = await startGoogleKeys([key]);
afterAll(() => keys.stop());
const { product, browser } = await openStage(keys.environment);

async function openPage(options: BrowserContextOptions = DESK): Promise<Visit> {
  const visit = await openVisit({ browser }, options);
  await standInForGoogle(visit.page.context());
  return visit;
}

/** Presses Google's button as a Google user, or with an invalid credential. */
async function continueAs(page: Page, name: string | undefined): Promise<void> {
  const credential =
    name === undefined ? 'forged' : await signGoogleCredential(googlePersonOf(name), key);
  await page.evaluate((given) => {
    window.googleCredential = given;
  }, credential);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
}

const section = (page: Page) => page.getByRole('region', { name: 'Google' });

test('the dialog and the login page log in with Google, and say when it does not work', async () => {
  const { page, guard } = await openPage();
  guard.allow(/400 \(Bad Request\)/);
  guard.allow(/Google login failed/);
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Login' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).waitFor();
  await look(page, 'google-dialog');

  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  await look(page, 'google-login');
  await continueAs(page, undefined);
  await page.getByText(en.errors.googleRefused).waitFor();
  await look(page, 'google-login-refused');
  await continueAs(page, 'ines');
  await page.waitForURL('**/dashboard');

  await page.goto(`${product.url}/account`);
  await section(page).getByText(accountWords.google.needsPassword).waitFor();
  await look(page, 'google-account-without-password');
  await expectNoSideways(page, 'the account page');
  guard.expectQuiet();
});

test.each([
  ['light', DESK],
  ['dark', { ...TELEPHONE, colorScheme: 'dark' }],
] as const)('the account page connects Google and takes it away, %s', async (theme, options) => {
  const { page, guard } = await openPage(options);
  guard.allow(/400 \(Bad Request\)/);
  const person = { ...mara, username: `vera_${theme}`, email: `vera_${theme}@atelier.example` };
  await openAccount(page, product, person);
  await page.goto(`${product.url}/account`);
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await button.waitFor();
  expect(
    await button.evaluate(
      (it) => it.parentElement && getComputedStyle(it.parentElement).colorScheme,
    ),
  ).toBe('light');
  await look(page, `google-account-${theme}`);

  await continueAs(page, `private_${theme}`);
  const password = section(page).getByLabel('Current password');
  await password.fill('not this one');
  await page.keyboard.press('Enter');
  await section(page).getByText(en.validation.passwordWrong).waitFor();
  await look(page, `google-connect-${theme}`);
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await section(page).getByText(accountWords.google.done).waitFor();
  await look(page, `google-connected-${theme}`);
  await expectNoSideways(page, 'the account page');

  await section(page).getByRole('button', { name: 'Disconnect Google' }).click();
  await section(page).getByText(accountWords.google.disconnected).waitFor();
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  guard.expectQuiet();
});
