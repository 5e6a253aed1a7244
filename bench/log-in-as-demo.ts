import type { Page } from 'playwright-core';
import { logIn } from '../e2e/support/person.ts';
import type { ProductProcess } from '../e2e/support/product.ts';
import { turnOffInstructions } from '../e2e/support/turn-off-instructions.ts';

/**
 * Logs in with the demo account, by the password that the server prints; no instructions open in
 * its tools.
 */
export async function logInAsDemo(page: Page, { url, output }: ProductProcess): Promise<void> {
  const password = /Demo login\s+demo \/ (\S+)/.exec(output())?.[1];
  if (!password) throw new Error('The server printed no demo login');
  await page.goto(`${url}/login`);
  await logIn(page, { username: 'demo', password });
  await page.waitForURL('**/dashboard');
  await turnOffInstructions(page);
}
