import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from './support/look.ts';
import { followVerificationLink, logIn, type Person, register } from './support/person.ts';
import { openStage } from './support/stage.ts';
import { LAPTOP, openVisit } from './support/visit.ts';

const stage = await openStage({});
const { product } = stage;

async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto(`${product.url}/register`);
  await register(page, person);
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
  await page.waitForURL('**/login');
}

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm e-mail address' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('signed up in one browser, confirmed in another by its password, and off to create', async () => {
  const nadia: Person = {
    username: 'nadia',
    email: 'nadia@atelier.example',
    password: 'a bias cut in grey',
  };
  const desk = await openVisit(stage, LAPTOP);
  await signUp(desk.page, nadia);

  const { page, guard } = await openVisit(stage, LAPTOP);
  guard.allow(/400 \(Bad Request\)/);
  await followVerificationLink(page, product, nadia);
  await heading(page, 'One last step').waitFor();
  await page.getByText('You signed up as “nadia” in another browser').waitFor();
  await look(page, 'verify-password');

  await password(page).fill('not the password');
  await page.keyboard.press('Enter');
  await page.getByText('This is not the password that was chosen').waitFor();
  await look(page, 'verify-wrong-password');

  await password(page).fill(nadia.password);
  await page.keyboard.press('Enter');
  await heading(page, 'Account Verified').waitFor();
  await page.reload();
  await heading(page, 'Account Verified').waitFor();
  await page.getByRole('link', { name: 'Start Creating' }).click();
  await page.waitForURL('**/login');
  await logIn(page, nadia);
  await page.waitForURL('**/dashboard');

  await page.goto(`${product.url}/logout`);
  await heading(page, 'Log out?').waitFor();
  await look(page, 'logout');
  await page.getByRole('link', { name: 'Stay logged in' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${product.url}/logout`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${product.url}/`);
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'sessionid' }),
  );
  guard.expectQuiet();
  desk.guard.expectQuiet();
});

test('a stranger who signs up with the same e-mail is given nothing by its owner’s click', async () => {
  const email = 'celia@atelier.example';
  const celia: Person = { username: 'celia', email, password: 'celia’s own thread' };
  const stranger: Person = { username: 'thief', email, password: 'the thief’s thread' };
  const own = await openVisit(stage, LAPTOP);
  await signUp(own.page, celia);
  const other = await openVisit(stage, LAPTOP);
  await signUp(other.page, stranger);

  own.guard.allow(/400 \(Bad Request\)/);
  await followVerificationLink(own.page, product, stranger);
  await own.page.getByText('You signed up as “thief” in another browser').waitFor();
  await password(own.page).fill(celia.password);
  await confirm(own.page).click();
  await own.page.getByText('This is not the password that was chosen').waitFor();
  await own.page.getByRole('button', { name: 'Resend verification email' }).click();
  await own.page.getByText('Verification email sent').waitFor();
  await expect
    .poll(async () => {
      await followVerificationLink(own.page, product, celia);
      const verified = heading(own.page, 'Account Verified');
      return Promise.race([
        verified.waitFor().then(() => true),
        heading(own.page, 'One last step')
          .waitFor()
          .then(() => false),
      ]);
    })
    .toBe(true);

  other.guard.allow(/400 \(Bad Request\)/);
  await other.page.goto(`${product.url}/login`);
  for (const username of [stranger.username, email]) {
    await logIn(other.page, { ...stranger, username });
    await other.page.getByText('Invalid credentials').waitFor();
  }
  await own.page.goto(`${product.url}/login`);
  await logIn(own.page, { ...celia, username: email });
  await own.page.waitForURL('**/dashboard');
  own.guard.expectQuiet();
  other.guard.expectQuiet();
});
