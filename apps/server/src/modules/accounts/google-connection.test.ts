import { en } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import {
  googlePersonOf,
  makeGoogleKey,
  signGoogleCredential,
  startGoogleKeys,
} from '../../testing/google-stand-in.ts';
import { mailsTo } from '../../testing/read-mails.ts';
import { openSignedIn, PASSWORD } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const key = await makeGoogleKey('one');
const { environment, stop } = await startGoogleKeys([key]);
afterAll(stop);
const testApp = await createTestApp({ environment });
const { app, database } = testApp;

const credentialOf = (name: string) => signGoogleCredential(googlePersonOf(name), key);

async function logIn(name: string) {
  const browser = await openBrowser(app);
  const json = { accessToken: await credentialOf(name) };
  return { browser, answer: await browser.post('/api/google-login/', { json }) };
}

async function connect(browser: TestBrowser, name: string, password = PASSWORD) {
  const json = { accessToken: await credentialOf(name), password };
  return browser.post('/api/connect-google/', { json });
}

const disconnect = (browser: TestBrowser) => browser.post('/api/disconnect-google/');

const accountOf = async (browser: TestBrowser) =>
  (await browser.get('/api/account/')).json<Record<string, unknown>>();

const subjectsTo = async (name: string) =>
  (await mailsTo(testApp, `${name}@atelier.example`)).map(({ subject }) => subject);

/**
 * Starts calls that wait for a user's locked row, `waiting` of them, and changes the row before
 * they go on.
 */
async function whileHeld<Call>(
  username: string,
  { waiting, change }: { waiting: number; change?: { googleSub: null } },
  begin: () => Promise<Call>[],
): Promise<Promise<Call>[]> {
  const isUser = eq(users.username, username);
  return database.transaction(async (tx) => {
    await tx.select().from(users).where(isUser).for('update');
    const calls = begin();
    await expect.poll(() => countWaiting(database)).toBe(waiting);
    await tx
      .update(users)
      .set({ username, ...change })
      .where(isUser);
    return calls;
  });
}

const CONNECTED = 'Google was connected to your account';
const DISCONNECTED = 'Google was disconnected from your account';

it('a Google account of another e-mail is connected, opens the account, and is told by mail', async () => {
  const browser = await openSignedIn(testApp, 'edda');
  expect(await accountOf(browser)).toMatchObject({
    google_connected: false,
    google_available: true,
  });
  expect((await connect(browser, 'edda.private')).statusCode).toBe(204);
  expect(await accountOf(browser)).toMatchObject({ google_connected: true });
  expect((await logIn('edda.private')).answer.json()).toMatchObject({ username: 'edda' });
  const [mail] = await mailsTo(testApp, 'edda@atelier.example');
  expect(mail?.subject).toBe(CONNECTED);
  expect(mail?.text).toContain('edda.private@atelier.example');
  expect((await connect(browser, 'edda.private')).statusCode, 'once more').toBe(204);
  expect((await subjectsTo('edda')).filter((each) => each === CONNECTED)).toHaveLength(1);
});

it('without the password, or with a credential that is not Google’s, nothing is connected', async () => {
  const browser = await openSignedIn(testApp, 'guarded');
  const wrong = await connect(browser, 'guarded', 'not this one');
  expect([wrong.statusCode, wrong.json()]).toEqual([
    400,
    { password: [en.validation.passwordWrong] },
  ]);
  const empty = await connect(browser, 'guarded', '');
  expect(empty.statusCode).toBe(400);
  const json = { accessToken: 'forged', password: PASSWORD };
  const forged = await browser.post('/api/connect-google/', { json });
  expect([forged.statusCode, forged.json()]).toEqual([
    400,
    { non_field_errors: [en.errors.googleRefused] },
  ]);
  expect(await accountOf(browser)).toMatchObject({ google_connected: false });
  expect(await subjectsTo('guarded')).not.toContain(CONNECTED);
});

it('the Google account of another user is refused, and stays with that one', async () => {
  const { answer } = await logIn('owner');
  const browser = await openSignedIn(testApp, 'taker');
  const refused = await connect(browser, 'owner');
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { non_field_errors: [en.errors.googleTaken] },
  ]);
  expect((await logIn('owner')).answer.json()).toMatchObject({ id: answer.json().id });
  expect(await accountOf(browser)).toMatchObject({ google_connected: false });
});

it('a second Google account waits until the first is disconnected', async () => {
  const browser = await openSignedIn(testApp, 'twice');
  await connect(browser, 'twice.one');
  const refused = await connect(browser, 'twice.two');
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { non_field_errors: [en.errors.googleConnected] },
  ]);
  expect((await disconnect(browser)).statusCode).toBe(204);
  expect((await connect(browser, 'twice.two')).statusCode).toBe(204);
});

it('two users who connect one Google account at once: one has it', async () => {
  const browsers = await Promise.all([
    openSignedIn(testApp, 'racer_one'),
    openSignedIn(testApp, 'racer_two'),
  ]);
  const answers = await Promise.all(browsers.map((browser) => connect(browser, 'shared')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
  const rows = await database.select().from(users).where(eq(users.googleSub, 'sub-of-shared'));
  expect(rows).toHaveLength(1);
});

it('one user who connects twice at once is connected, or told that it is', async () => {
  const browser = await openSignedIn(testApp, 'hasty');
  const both = async (names: string[]) => {
    const calls = await whileHeld('hasty', { waiting: 2 }, () =>
      names.map((name) => connect(browser, name)),
    );
    const answers = await Promise.all(calls);
    return answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
  };
  expect(await both(['hasty.one', 'hasty.one'])).toEqual([204, 204]);
  await disconnect(browser);
  expect(await both(['hasty.two', 'hasty.three'])).toEqual([204, 409]);
});

it('a log-in with Google that a disconnect overtakes opens no session of that account', async () => {
  const browser = await openSignedIn(testApp, 'overtaken');
  await connect(browser, 'overtaken.private');
  const change = { googleSub: null };
  const [login] = await whileHeld('overtaken', { waiting: 1, change }, () => [
    logIn('overtaken.private'),
  ]);
  expect((await login)?.answer.json()).toMatchObject({ username: 'overtaken.private' });
});

it('disconnected, Google opens the account no more, other browsers are logged out, and a mail tells', async () => {
  const browser = await openSignedIn(testApp, 'parting');
  await connect(browser, 'parting.private');
  const { browser: other } = await logIn('parting.private');
  expect((await disconnect(browser)).statusCode).toBe(204);
  expect(await accountOf(browser)).toMatchObject({ google_connected: false });
  expect((await other.get('/api/account/')).statusCode).toBe(401);
  expect((await logIn('parting.private')).answer.json()).not.toMatchObject({ username: 'parting' });
  expect((await disconnect(browser)).statusCode, 'once more').toBe(204);
  expect((await subjectsTo('parting')).filter((each) => each === DISCONNECTED)).toHaveLength(1);
});

it('an account without a password keeps Google: nothing else opens it', async () => {
  const { browser } = await logIn('lena');
  const refused = await disconnect(browser);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { non_field_errors: [en.errors.googleOnlyWayIn] },
  ]);
  expect(await accountOf(browser)).toMatchObject({ has_password: false, google_connected: true });
  expect((await logIn('lena')).answer.statusCode).toBe(200);
});
