import type { Page } from 'playwright-core';
import { findLink, waitForMail } from './mail-reader.ts';
import type { Product } from './product.ts';
import { turnOffInstructions } from './turn-off-instructions.ts';

/** A user of a journey. */
export type Person = { username: string; email: string; password: string };

export const mara: Person = {
  username: 'mara',
  email: 'mara@atelier.example',
  password: 'linen, silk and wool',
};

/** Fills in the registration form and sends it. */
export async function register(page: Page, { username, email, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
}

/** Fills in the login form and sends it. */
export async function logIn(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.getByLabel('Username / Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Opens the link of the newest verification mail. */
export async function followVerificationLink(
  page: Page,
  product: Product,
  { email }: Person,
): Promise<void> {
  const mail = await waitForMail(product.dataDir, email);
  await page.goto(findLink(mail, '/verify-email'));
}

/** Opens the page that logs out by its address, and confirms there. */
export async function logOutByAddress(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/logout`);
  await page.getByRole('button', { name: 'Log out' }).click();
}

/**
 * Opens an account as `openAccount` does, with the tools' instructions turned off: they would cover
 * each tool.
 */
export async function joinProduct(page: Page, product: Product, person: Person): Promise<void> {
  await openAccount(page, product, person);
  await turnOffInstructions(page);
}

/** Waits for a text of the page; the error of one that does not come has what is there instead. */
async function waitForText(page: Page, text: string): Promise<void> {
  const main = page.getByRole('main');
  try {
    await main.getByText(text).waitFor();
  } catch (cause) {
    throw new Error(`"${text}" did not come; the page says: ${await main.innerText()}`, { cause });
  }
}

/** A page on which a new, verified account has logged in. */
export async function openAccount(page: Page, product: Product, person: Person): Promise<void> {
  await page.goto(`${product.url}/register`);
  await register(page, person);
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
  await followVerificationLink(page, product, person);
  await waitForText(page, 'Account Verified');
  await page.goto(`${product.url}/login`);
  await logIn(page, person);
  await page.waitForURL('**/dashboard');
}
