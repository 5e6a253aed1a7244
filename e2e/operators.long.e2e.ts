import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { changeRole } from '../apps/server/src/modules/operators/operators.service.ts';
import { openDatabase } from '../apps/server/src/platform/database.ts';
import { expectNoSideways, look } from './support/look.ts';
import { logIn, logOutByAddress, mara, openAccount } from './support/person.ts';
import { openStage } from './support/stage.ts';
import { openAs, openVisit, TELEPHONE } from './support/visit.ts';

const stage = await openStage({});
const { product } = stage;
const opal = { ...mara, username: 'opal', email: 'opal@atelier.example' };
const REASON = 'Asked for by mail';

const section = (page: Page) => page.getByRole('region', { name: 'Two-factor log-in' });

/** Gives the role, as `npm run admin -- operator` does. */
async function makeOperator(credential: string): Promise<void> {
  const onError = () => undefined;
  const database = openDatabase(product.databaseUrl, { maxConnections: 1, onError });
  const deed = { by: { actor: 'terminal' }, on: { credential }, reason: REASON } as const;
  await changeRole(database, deed, true);
  await database.close();
}

/** Turns two-factor log-in on; gives its first recovery code. */
async function turnOn(page: Page): Promise<string> {
  const { password } = opal;
  await section(page).getByRole('button', { name: 'Turn it on' }).click();
  await section(page).getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await section(page).getByRole('img').waitFor();
  await look(page, 'two-factor-key');
  const key = await section(page).getByRole('definition').first().innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await section(page).getByLabel('Code of the app').fill(totp.generate());
  await page.keyboard.press('Enter');
  await section(page).getByText('Keep your recovery codes').waitFor();
  await look(page, 'two-factor-codes');
  const code = await section(page).getByRole('listitem').first().innerText();
  await section(page).getByRole('button', { name: 'I have kept them' }).click();
  await section(page).getByText('10 recovery codes are left').waitFor();
  return code;
}

async function logInWithCode(page: Page, code: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await logIn(page, opal);
  await page.getByRole('dialog', { name: 'One more step' }).waitFor();
  await look(page, 'two-factor-login');
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
}

async function openOperators(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Operators' }).click();
  await page.getByRole('heading', { name: 'Users' }).waitFor();
}

/** Locks the account that is open, by the keys. */
async function lock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lock account' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Reason').fill(REASON);
  await look(page, 'operators-lock');
  await page.keyboard.press('Enter');
  await page.getByText('Locked since').waitFor();
}

test('an operator proves a second factor, finds a user, locks the account and reads why', async () => {
  const user = await openAs(stage, 'yuki');
  user.guard.allow(/401/);
  const { page, guard } = await openVisit(stage);
  guard.allow(/40[013]/);
  await openAccount(page, product, opal);
  await makeOperator('opal');
  await page.goto(`${product.url}/operators`);
  await page.getByRole('link', { name: 'To your account' }).click();
  const code = await turnOn(page);
  await logOutByAddress(page, product);
  await logInWithCode(page, code);

  await openOperators(page);
  await page.getByRole('searchbox').fill('yuki');
  await page.getByText('1 account').waitFor();
  await look(page, 'operators-users');
  await page.getByRole('link', { name: /^yuki_/ }).click();
  await page.getByRole('heading', { name: 'Last movements of credits' }).waitFor();
  await lock(page);
  await look(page, 'operators-user');
  await user.page.goto(`${product.url}/account`);
  await user.page.waitForURL('**/login*');

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByText('locked the account of').waitFor();
  await look(page, 'operators-log');
  await page.getByRole('link', { name: 'Queue & engines' }).click();
  await page.getByRole('row', { name: /Studio engine/ }).waitFor();
  await look(page, 'operators-state');
  await page.setViewportSize(TELEPHONE.viewport);
  for (const name of ['Queue & engines', 'Audit log', 'Users']) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await expectNoSideways(page, name);
  }
  guard.expectQuiet();
  user.guard.expectQuiet();
});
