import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForCredits } from './support/credits.ts';
import { look } from './support/look.ts';
import {
  followVerificationLink,
  joinProduct,
  logIn,
  type Person,
  register,
} from './support/person.ts';
import { watchUntilShown } from './support/run-grid.ts';
import { openStage } from './support/stage.ts';
import { LAPTOP, openVisit } from './support/visit.ts';

const wilma: Person = {
  username: 'wilma',
  email: 'wilma@atelier.example',
  password: 'a bolt of cheviot',
};

// Two credits: enough for a single image, not for four.
const { product, browser } = await openStage({ WELCOME_CREDITS: '2' });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const main = (page: Page) => page.getByRole('main');

/** Pays, or declines, on the page of the sandbox. */
async function settle(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('banner').getByText('Sandbox').waitFor();
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/dashboard?**');
}

test('a visitor picks a plan, pays it, changes it, leaves it and comes back', async () => {
  const { page, guard } = await openVisit({ browser }, LAPTOP);

  // A visitor chooses a plan, signs up, and is led back to it.
  await page.goto(`${product.url}/pricing`);
  await main(page).getByText('Sandbox', { exact: true }).waitFor();
  await look(page, 'pricing-visitor');
  await page.getByRole('button', { name: 'Upgrade to BASIC' }).click();
  await page.waitForURL('**/login');
  await main(page).getByText('Log in to choose BASIC.').waitFor();
  await look(page, 'login-for-plan');
  await main(page).getByRole('link', { name: 'Register' }).click();
  await page.waitForURL('**/register');
  await main(page).getByText('Register to choose BASIC.').waitFor();
  await main(page).getByText('starts with 2 credits').waitFor();
  await look(page, 'register-for-plan');
  await register(page, wilma);
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
  await followVerificationLink(page, product, wilma);
  await page.getByRole('heading', { name: 'Account Verified' }).waitFor();
  await main(page).getByText('2 credits are yours to start with.').waitFor();
  await look(page, 'verified');
  await main(page).getByRole('link', { name: 'Start Creating' }).click();
  await main(page)
    .getByText('wilma@atelier.example is verified. Log in to choose BASIC.')
    .waitFor();
  expect(await page.getByLabel('Username / Email').inputValue()).toBe(wilma.email);
  await look(page, 'login-verified');
  await logIn(page, wilma);
  await page.waitForURL('**/pricing?plan=price_basic_monthly');
  await waitForCredits(page, '2 credits');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Upgrade to BASIC');
  await look(page, 'pricing-wanted');

  // A failed payment is tried again, and succeeds.
  await page.getByRole('button', { name: 'Upgrade to BASIC' }).click();
  await page.getByRole('button', { name: /^Decline/ }).waitFor();
  await look(page, 'sandbox-checkout');
  await settle(page, /^Decline/);
  await dialog(page, 'Payment Failed.').waitFor();
  await look(page, 'payment-failed');
  await page.getByRole('button', { name: 'Retry' }).click();
  await settle(page, /^Pay \$5/);
  await dialog(page, 'Credits Added!').getByText('You have 62 credits now.').waitFor();
  await look(page, 'credits-added');
  await page.getByRole('button', { name: 'Ok' }).click();
  await waitForCredits(page, '62 credits');
  expect(new URL(page.url()).search).toBe('');

  // The plan is shown, and an upgrade takes effect at once.
  await page.goto(`${product.url}/pricing`);
  await page.getByRole('region', { name: 'Current plan' }).getByText('BASIC').waitFor();
  await look(page, 'pricing-basic');
  expect(await page.getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Upgrade to PREMIUM' }).click();
  await page.getByRole('button', { name: 'Upgrade and pay' }).waitFor();
  await look(page, 'upgrade-question');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Upgrade to PREMIUM' }).click();
  await page.getByRole('button', { name: 'Upgrade and pay' }).click();
  await dialog(page, 'You have upgraded!').waitFor();
  await look(page, 'upgraded');
  await page.getByRole('link', { name: 'Start Creating' }).click();
  await page.waitForURL('**/dashboard');
  // The whole month is left: the difference of the two plans.
  await waitForCredits(page, '2002 credits');

  // A downgrade waits for the next billing date; cancelling and keeping the plan cost nothing.
  await page.goto(`${product.url}/pricing`);
  await page.getByRole('button', { name: 'Downgrade to BASIC' }).click();
  await page.getByRole('button', { name: 'Downgrade', exact: true }).click();
  await dialog(page, 'You have downgraded!').waitFor();
  await look(page, 'downgraded');
  await page.keyboard.press('Escape');
  await page
    .getByText(/^BASIC starts on \d\d\.\d\d\.\d{4}\. Until then PREMIUM stays yours\./)
    .waitFor();
  await look(page, 'pricing-downgrade-waits');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Yes, Cancel Plan' }).waitFor();
  await look(page, 'cancel-question');
  await page.getByRole('button', { name: 'Yes, Cancel Plan' }).click();
  await page.getByText('Your plan has been cancelled successfully.').waitFor();
  await page.getByRole('button', { name: 'Ok' }).click();
  await page.getByText(/^Your subscription is cancelled\./).waitFor();
  await look(page, 'pricing-canceled');
  await page.getByRole('button', { name: 'Get back to PREMIUM' }).click();
  await dialog(page, 'Welcome back').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel plan' }).waitFor();
  await waitForCredits(page, '2002 credits');

  // My Credits lists the payments.
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Credits' }).click();
  const invoices = page.getByRole('region', { name: 'Invoices' });
  await invoices.getByText('BASIC, first month').waitFor();
  await invoices.getByText('Upgrade to PREMIUM').waitFor();
  await look(page, 'my-credits');
  guard.expectQuiet();
});

test('out of credits, the popup leads to a plan and back to what was being made', async () => {
  const { page, guard } = await openVisit({ browser }, LAPTOP);
  guard.allow(/402 \(Payment Required\)/);
  const nils: Person = { ...wilma, username: 'nils', email: 'nils@atelier.example' };
  await joinProduct(page, product, nils);

  await page.goto(`${product.url}/create-pattern/`);
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('indigo ikat on cream');
  await page.getByRole('button', { name: /Generate 4 images/ }).click();
  await page.getByText('You do not have enough credits to generate images.').waitFor();
  await look(page, 'out-of-credits');
  await page.getByRole('link', { name: 'Choose plan BASIC', exact: false }).click();
  await page.waitForURL('**/pricing?plan=price_basic_monthly&returnTo=%2Fcreate-pattern%2F');
  await page.getByRole('button', { name: 'Upgrade to BASIC' }).click();
  await settle(page, /^Pay \$5/);
  // The page behind the dialog is hidden from screen readers.
  const added = dialog(page, 'Credits Added!');
  await added.getByText('Your plan is BASIC. You have 62 credits now.').waitFor();
  await added.getByRole('link', { name: 'Back to what you were making' }).click();
  await page.waitForURL('**/create-pattern/');
  await waitForCredits(page, '62 credits');
  await page.getByRole('button', { name: /Generate 4 images/ }).click();
  const seen = await watchUntilShown(page, 4);
  expect(seen.at(-1)).toBe(4);
  await waitForCredits(page, '58 credits');
  guard.expectQuiet();
});
