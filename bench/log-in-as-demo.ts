import type { Page } from 'playwright-core';
import type { Product } from '../e2e/support/product.ts';
import { turnOffInstructions } from '../e2e/support/turn-off-instructions.ts';

/** Logs in with the demo account, whose password the server prints; no instructions open in its tools. */
export async function logInAsDemo(page: Page, { url, output }: Product): Promise<void> {
  const password = /Demo login\s+demo \/ (\S+)/.exec(output())?.[1];
  if (!password) throw new Error('The server printed no demo login');
  await page.goto(`${url}/login`);
  await page.getByLabel('Username / Email').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  await turnOffInstructions(page);
}
