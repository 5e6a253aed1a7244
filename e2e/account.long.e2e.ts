import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoSideways, look } from './support/look.ts';
import { findLink, waitForMailTo } from './support/mail-reader.ts';
import { logIn, mara, openAccount, type Person } from './support/person.ts';
import { openStage } from './support/stage.ts';
import { DESK, openVisit, TELEPHONE } from './support/visit.ts';

const stage = await openStage({});
const { product } = stage;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const NEW_PASSWORD = 'a new seam in old tweed';
const LAST_PASSWORD = 'forgotten, found and pinned';

async function openAccountPage(page: Page): Promise<void> {
  await page.goto(`${product.url}/account`);
  await section(page, 'Profile').waitFor();
}

/** Logs in with another browser. */
async function logInElsewhere(person: Pick<Person, 'username' | 'password'>): Promise<Page> {
  const { page } = await openVisit(stage);
  await page.goto(`${product.url}/login`);
  await logIn(page, person);
  await page.waitForURL('**/dashboard');
  return page;
}

async function expectLoggedOut(page: Page): Promise<void> {
  await page.goto(`${product.url}/account`);
  await page.waitForURL('**/login*');
}

async function changeNameAndAddress(page: Page): Promise<void> {
  await section(page, 'Username').getByLabel('Username').fill('lena_b');
  await page.keyboard.press('Enter');
  await page.getByText('Your username is lena_b now.').waitFor();

  const address = section(page, 'E-mail');
  await address.getByLabel('E-mail').fill('lena.b@atelier.example');
  await address.getByLabel('Current password').fill(mara.password);
  await page.keyboard.press('Enter');
  await address.getByText('We sent a link to lena.b@atelier.example').waitFor();
  await look(page, 'account-address-asked');
  const mail = { to: 'lena@atelier.example', subject: 'A new e-mail address was asked for' };
  await waitForMailTo(product.dataDir, mail);
  const wanted = { to: 'lena.b@atelier.example', subject: 'Confirm your new e-mail address' };
  await page.goto(findLink(await waitForMailTo(product.dataDir, wanted), '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click();
  await page.getByRole('heading', { name: 'Your address is changed' }).waitFor();
  await look(page, 'account-address-confirmed');
}

async function changePassword(page: Page): Promise<void> {
  const elsewhere = await logInElsewhere({ username: 'lena_b', password: mara.password });
  await openAccountPage(page);
  const password = section(page, 'Password');
  await password.getByLabel('Current password').fill(mara.password);
  await password.getByLabel('New password').fill(NEW_PASSWORD);
  await password.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await password.getByText('Your password is changed.').waitFor();
  await expectLoggedOut(elsewhere);
}

async function endSessions(page: Page): Promise<void> {
  const person = { username: 'lena_b', password: NEW_PASSWORD };
  const others = [await logInElsewhere(person), await logInElsewhere(person)];
  await page.reload();
  const sessions = section(page, 'Sessions and devices');
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(3);
  await look(page, 'account-sessions');
  await sessions
    .getByRole('button', { name: /^Log out .* on / })
    .first()
    .click();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
  await sessions.getByRole('button', { name: 'Log out all others' }).click();
  await sessions.getByText('You are logged in here alone.').waitFor();
  for (const other of others) await expectLoggedOut(other);
}

async function takeDataHome(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('toile-data.zip');
  const files = unzipSync(await readFile(await download.path()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(text('README.txt')).toContain('Your data from Toile');
  expect(JSON.parse(text('account.json'))).toMatchObject({
    username: 'lena_b',
    email: 'lena.b@atelier.example',
  });
}

/** Requests a link for a forgotten password, and chooses another one by it. */
async function chooseForgottenPassword(page: Page): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill('lena.b@atelier.example');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await look(page, 'forgotten-sent');
  const sent = { to: 'lena.b@atelier.example', subject: 'Set a new password' };
  await page.goto(findLink(await waitForMailTo(product.dataDir, sent), '/reset-password'));
  await page.getByLabel('New password').fill(LAST_PASSWORD);
  await page.getByLabel('Confirm password').fill(LAST_PASSWORD);
  await look(page, 'reset-password');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
}

async function deleteAccount(page: Page): Promise<void> {
  await openAccountPage(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('not this one');
  await page.keyboard.press('Enter');
  await dialog.getByText('Nothing was deleted').waitFor();
  await look(page, 'account-deletion');
  await dialog.getByLabel('Current password').fill(LAST_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Your account is deleted.').waitFor();
  await expectLoggedOut(page);
}

test('an account is changed in every part, taken home and deleted', async () => {
  const { page, guard } = await openVisit(stage);
  guard.allow(/40[01]/);
  await openAccount(page, product, {
    ...mara,
    username: 'lena',
    email: 'lena@atelier.example',
  });
  await openAccountPage(page);
  await changeNameAndAddress(page);
  await changePassword(page);
  await endSessions(page);
  await takeDataHome(page);

  const other = await openVisit(stage, TELEPHONE);
  await chooseForgottenPassword(other.page);
  await expectLoggedOut(page);
  await logIn(other.page, { username: 'lena_b', password: LAST_PASSWORD });
  await other.page.waitForURL('**/dashboard');
  other.guard.allow(/40[01]/);
  await deleteAccount(other.page);
  guard.expectQuiet();
  other.guard.expectQuiet();
});

test.each([
  ['light', DESK],
  ['dark', { ...TELEPHONE, colorScheme: 'dark' }],
] as const)(
  'the account page is accessible and keeps to the screen, %s',
  async (theme, options) => {
    const { page, guard } = await openVisit(stage, options);
    const username = `iris_${theme}`;
    await openAccount(page, product, { ...mara, username, email: `${username}@atelier.example` });
    await openAccountPage(page);
    await page.getByText('You are logged in here alone.').waitFor();
    await look(page, `account-${theme}`);
    await expectNoSideways(page, 'the account page');
    guard.expectQuiet();
  },
);
