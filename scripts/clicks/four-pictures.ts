import type { BrowserContext, Page } from 'playwright-core';
import { findLink, waitForMail } from '../../e2e/support/mail-reader.ts';
import type { Product } from '../../e2e/support/product.ts';
import type { CountingHand } from './count-hand.ts';
import { waitForFour } from './wait-for-four.ts';

const PASSWORD = 'linen, silk and wool';

/** Opens the link of the sign-up's mail in a tab of its own, as mail programs do. */
async function openMail(context: BrowserContext, product: Product, email: string): Promise<void> {
  const mail = await waitForMail(product.dataDir, email);
  const tab = await context.newPage();
  await tab.goto(findLink(mail, '/verify-email'));
  await tab.getByRole('heading', { name: 'Account Verified' }).waitFor();
  await tab.close();
}

/** From the landing page to four pictures, by who has no account yet. */
export async function walkToFour(page: Page, product: Product, hand: CountingHand): Promise<void> {
  const username = `nora${Date.now().toString(36)}`;
  const email = `${username}@atelier.example`;
  const form = page.getByRole('dialog');
  await hand.type(page.getByLabel('Your words'), 'indigo ikat on cream');
  await hand.click(page.getByRole('button', { name: 'Draw four with an account' }));
  await hand.type(form.getByLabel('Username'), username);
  await hand.type(form.getByLabel('E-mail'), email);
  await hand.type(form.getByLabel('Password', { exact: true }), PASSWORD);
  await hand.type(form.getByLabel('Confirm password', { exact: true }), PASSWORD);
  await hand.click(form.getByRole('checkbox'));
  await hand.click(form.getByRole('button', { name: 'Register' }));
  await page.getByRole('dialog', { name: 'Check your inbox' }).waitFor();
  hand.clickElsewhere();
  await openMail(page.context(), product, email);
  await page.waitForURL('**/create-pattern/');
  await hand.click(page.getByRole('button', { name: /Generate 4 images/ }));
  await waitForFour(page);
}
