import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changeRole } from '../apps/server/src/modules/operators/operators.service.ts';
import { openDatabase } from '../apps/server/src/platform/database.ts';
import { expectNoSideways, look } from './support/look.ts';
import { namedSite } from './support/named-site.ts';
import { logIn, logOutByAddress, mara, openAccount } from './support/person.ts';
import { openStage } from './support/stage.ts';
import { addAuthenticator } from './support/virtual-authenticator.ts';
import { openVisit, TELEPHONE } from './support/visit.ts';

const stage = await openStage(await namedSite());
const { product } = stage;

const section = (page: Page, name: string) => page.getByRole('region', { name });
const passkeys = (page: Page) => section(page, 'Passkeys');

async function givePassword(page: Page, where: string): Promise<void> {
  await section(page, where).getByLabel('Current password').fill(mara.password);
  await page.keyboard.press('Enter');
}

/** Adds a passkey by the keys, and names it. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(`${product.url}/account`);
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await look(page, 'passkeys-password');
  await givePassword(page, 'Passkeys');
  const field = passkeys(page).getByLabel('Name');
  await field.waitFor();
  await look(page, 'passkeys-name');
  await field.fill(name);
  await page.keyboard.press('Enter');
  await passkeys(page).getByText(name).waitFor();
  await look(page, 'passkeys');
}

/** Turns two-factor log-in on; its recovery codes are renewed. */
async function turnTwoFactorOn(page: Page): Promise<void> {
  const codes = section(page, 'Two-factor log-in');
  await codes.getByRole('button', { name: 'Turn it on' }).click();
  await givePassword(page, 'Two-factor log-in');
  await codes.getByRole('img').waitFor();
  const key = await codes.getByRole('definition').first().innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await codes.getByLabel('Code of the app').fill(totp.generate());
  await page.keyboard.press('Enter');
  const first = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await codes.getByRole('button', { name: 'New recovery codes' }).click();
  await look(page, 'recovery-codes-renewal');
  await givePassword(page, 'Two-factor log-in');
  await codes.getByText('The old codes are worth nothing now').waitFor();
  await look(page, 'recovery-codes-renewed');
  expect(await codes.getByRole('listitem').first().innerText()).not.toBe(first);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
}

async function makeOperator(): Promise<void> {
  const onError = () => undefined;
  const database = openDatabase(product.databaseUrl, { maxConnections: 1, onError });
  const on = { credential: mara.username };
  await changeRole(database, { by: { actor: 'terminal' }, on, reason: 'Asked for by mail' }, true);
  await database.close();
}

test('a passkey is added, logs in without a password, stands for a code, and is removed', async () => {
  const { page, guard } = await openVisit(stage);
  guard.allow(/40[013]/);
  await openAccount(page, product, mara);
  const device = await addAuthenticator(page);
  await device.touches(true);
  await addPasskey(page, 'My telephone');
  expect(await device.countPasskeys()).toBe(1);
  await device.touches(false);
  await logOutByAddress(page, product);

  await page.goto(`${product.url}/login`);
  await look(page, 'passkeys-login');
  await device.touches(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter');
  await page.waitForURL('**/dashboard');
  await makeOperator();
  await page.goto(`${product.url}/operators`);
  await page.getByRole('heading', { name: 'Users' }).waitFor();

  await page.goto(`${product.url}/account`);
  await passkeys(page)
    .getByText(/last used/)
    .waitFor();
  await turnTwoFactorOn(page);
  await device.touches(false);
  await logOutByAddress(page, product);
  await page.goto(`${product.url}/login`);
  await logIn(page, mara);
  await page.getByRole('dialog', { name: 'One more step' }).waitFor();
  await look(page, 'passkeys-second-factor');
  await device.touches(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto(`${product.url}/account`);
  await page.setViewportSize(TELEPHONE.viewport);
  await passkeys(page)
    .getByRole('button', { name: /^Remove My telephone/ })
    .click();
  await expectNoSideways(page, 'the account page');
  await look(page, 'passkeys-removal');
  await givePassword(page, 'Passkeys');
  await passkeys(page).getByText('You have none.').waitFor();
  await device.touches(false);
  await logOutByAddress(page, product);
  await page.goto(product.url);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).first().click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await device.touches(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('This passkey was not accepted.').waitFor();
  await look(page, 'passkeys-refused');
  guard.expectQuiet();
});
