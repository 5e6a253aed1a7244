import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { passkeys, users } from '../../../db/schema/index.ts';
import { idOf } from '../../../testing/open-operator.ts';
import { addPasskey, askToAdd, logInByPasskey } from '../../../testing/passkeys.ts';
import { mailsTo } from '../../../testing/read-mails.ts';
import { openSignedIn, PASSWORD } from '../../../testing/register.ts';
import { createSoftAuthenticator } from '../../../testing/soft-authenticator.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';

const ORIGIN = 'http://localhost:3000';
let nowMs = Date.now();
const testApp = await createTestApp({
  environment: { PUBLIC_URL: ORIGIN },
  clock: () => new Date(nowMs),
});
const { app, database } = testApp;

const NOT_MADE = { non_field_errors: [expect.stringMatching(/^The passkey was not accepted/)] };
const GOOGLE = Buffer.from('ea9b8d664d011d213ce4b6b48cb575d4', 'hex');

const list = async (browser: TestBrowser) =>
  (await browser.get('/api/passkeys/')).json().passkeys as { id: string; name: string }[];

const remove = (browser: TestBrowser, id: string, password = PASSWORD) =>
  browser.post(`/api/passkeys/${id}/remove/`, { form: { password } });

test('it is added after the password, named by its authenticator, and told by mail', async () => {
  const browser = await openSignedIn(testApp, 'ada');
  const other = await openBrowser(app);
  await other.post('/api/login/', { form: { username: 'ada', password: PASSWORD } });
  const form = { password: 'not this one' };
  const refused = await browser.post('/api/passkeys/begin/', { form });
  expect(refused.json()).toEqual({ password: [expect.any(String)] });
  const asked = await askToAdd(browser);
  expect(asked).toMatchObject({
    rp: { id: 'localhost', name: 'Toile' },
    user: { name: 'ada@atelier.example', displayName: 'ada' },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  const device = createSoftAuthenticator(ORIGIN, GOOGLE);
  const json = device.create(asked);
  const added = await browser.post('/api/passkeys/add/', { json });
  expect(added.json()).toEqual({
    id: expect.any(String),
    name: 'Google Password Manager',
    created_at: new Date(nowMs).toISOString(),
    last_used_at: null,
  });
  expect(await list(browser)).toEqual([added.json()]);
  // The answer to a challenge that was used is none.
  expect((await browser.post('/api/passkeys/add/', { json })).json()).toEqual(NOT_MADE);
  const { excludeCredentials } = await askToAdd(browser);
  expect(excludeCredentials).toEqual([{ type: 'public-key', id: json.id }]);
  const [mail] = await mailsTo(testApp, 'ada@atelier.example');
  expect(mail?.subject).toBe('A passkey was added to your account');
  expect(mail?.text).toContain('“Google Password Manager”');
  // As when Google is connected, other browsers stay.
  expect((await other.get('/api/account/')).statusCode).toBe(200);
});

test('a challenge is for the session that asked, and for five minutes', async () => {
  const browser = await openSignedIn(testApp, 'bea');
  const other = await openBrowser(app);
  await other.post('/api/login/', { form: { username: 'bea', password: PASSWORD } });
  const device = createSoftAuthenticator(ORIGIN);
  const asked = await askToAdd(browser);
  const elsewhere = await other.post('/api/passkeys/add/', { json: device.create(asked) });
  expect(elsewhere.json()).toEqual(NOT_MADE);
  nowMs += 5 * 60_000 + 1000;
  const late = await browser.post('/api/passkeys/add/', { json: device.create(asked) });
  expect(late.json()).toEqual(NOT_MADE);
});

test.each([
  ['another page', { origin: 'http://localhost:3001' }],
  ['another site', { rpId: 'evil.example' }],
  ['no check of the user', { isUnverified: true }],
])('one of %s is not added', async (what, fault) => {
  const browser = await openSignedIn(testApp, what.replaceAll(/\W/g, '_'));
  const json = createSoftAuthenticator(ORIGIN).create(await askToAdd(browser), fault);
  const answer = await browser.post('/api/passkeys/add/', { json });
  expect([answer.statusCode, answer.json()]).toEqual([400, NOT_MADE]);
  expect(await list(browser)).toEqual([]);
});

test('an account has at most ten, those added at once too; a passkey is of one account', async () => {
  const browser = await openSignedIn(testApp, 'dora');
  const asked = [];
  for (let count = 0; count < 12; count += 1) asked.push(await askToAdd(browser));
  const device = createSoftAuthenticator(ORIGIN);
  const answers = await Promise.all(
    asked.map((one) => browser.post('/api/passkeys/add/', { json: device.create(one) })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
  const form = { password: PASSWORD };
  expect((await browser.post('/api/passkeys/begin/', { form })).statusCode).toBe(409);

  const thief = await openSignedIn(testApp, 'eve');
  const json = createSoftAuthenticator(ORIGIN).create(await askToAdd(thief));
  await database.insert(passkeys).values({
    userId: await idOf(testApp, 'eve'),
    credentialId: json.id,
    publicKey: '',
    counter: 0,
    name: 'stored before',
  });
  expect((await thief.post('/api/passkeys/add/', { json })).statusCode).toBe(409);
});

test('it is renamed by its owner alone', async () => {
  const browser = await openSignedIn(testApp, 'finn');
  const { id } = (await addPasskey(browser, createSoftAuthenticator(ORIGIN))).json();
  const rename = (who: TestBrowser, name: string) =>
    who.post(`/api/passkeys/${id}/rename/`, { form: { name } });
  expect((await rename(browser, ' My telephone ')).json().name).toBe('My telephone');
  expect(Object.keys((await rename(browser, '  ')).json())).toEqual(['name']);
  expect((await rename(browser, 'n'.repeat(61))).statusCode).toBe(400);
  const stranger = await openSignedIn(testApp, 'gus');
  expect((await rename(stranger, 'Mine')).statusCode).toBe(404);
  expect((await remove(stranger, id)).statusCode).toBe(404);
  expect(await list(browser)).toMatchObject([{ id, name: 'My telephone' }]);
});

test('removed after the password, it opens nothing, other browsers are logged out, a mail tells', async () => {
  const browser = await openSignedIn(testApp, 'hugo');
  const device = createSoftAuthenticator(ORIGIN);
  const { id } = (await addPasskey(browser, device)).json();
  const other = await openBrowser(app);
  await logInByPasskey(other, device);
  expect(Object.keys((await remove(browser, id, 'not this one')).json())).toEqual(['password']);
  expect((await remove(browser, id)).statusCode).toBe(204);
  expect((await remove(browser, id)).statusCode).toBe(404);
  expect((await other.get('/api/account/')).statusCode).toBe(401);
  expect((await browser.get('/api/account/')).statusCode).toBe(200);
  expect((await logInByPasskey(await openBrowser(app), device)).statusCode).toBe(400);
  const subjects = (await mailsTo(testApp, 'hugo@atelier.example')).map(({ subject }) => subject);
  expect(subjects).toContain('A passkey was removed from your account');
});

test('an operator with a passkey is let in, and no more once the last one is removed', async () => {
  const browser = await openSignedIn(testApp, 'iris');
  await database.update(users).set({ isOperator: true }).where(eq(users.username, 'iris'));
  expect((await browser.get('/api/operators/queue/')).statusCode).toBe(403);
  const ids = [];
  for (let count = 0; count < 2; count += 1) {
    ids.push((await addPasskey(browser, createSoftAuthenticator(ORIGIN))).json().id);
  }
  expect((await browser.get('/api/operators/queue/')).statusCode).toBe(200);
  await remove(browser, ids[0]);
  expect((await browser.get('/api/operators/queue/')).statusCode).toBe(200);
  await remove(browser, ids[1]);
  expect((await browser.get('/api/operators/queue/')).statusCode).toBe(403);
});

test('a deleted account leaves no passkey', async () => {
  const browser = await openSignedIn(testApp, 'jo');
  const device = createSoftAuthenticator(ORIGIN);
  await addPasskey(browser, device);
  const userId = await idOf(testApp, 'jo');
  await browser.post('/api/delete-account/', { form: { password: PASSWORD } });
  expect(await database.$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
  expect((await logInByPasskey(await openBrowser(app), device)).statusCode).toBe(400);
});
