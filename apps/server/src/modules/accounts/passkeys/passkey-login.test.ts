import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { passkeyChallenges, passkeys, users } from '../../../db/schema/index.ts';
import { idOf } from '../../../testing/open-operator.ts';
import { addPasskey, askToProve, logInByPasskey } from '../../../testing/passkeys.ts';
import { openSignedIn, PASSWORD } from '../../../testing/register.ts';
import { createSoftAuthenticator } from '../../../testing/soft-authenticator.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openBrowser } from '../../../testing/test-browser.ts';

const ORIGIN = 'https://toile.example';
let nowMs = Date.now();
const testApp = await createTestApp({
  environment: { PUBLIC_URL: ORIGIN, COOKIE_PREFIX: '' },
  clock: () => new Date(nowMs),
});
const { app, database, services } = testApp;

const REFUSED = { non_field_errors: [expect.stringMatching(/^This passkey was not accepted/)] };

/** An account with a passkey on a device of its own. */
async function openWithPasskey(name: string) {
  const browser = await openSignedIn(testApp, name);
  const device = createSoftAuthenticator(ORIGIN);
  await addPasskey(browser, device);
  return { browser, device };
}

test('a passkey logs in without name and password, and counts as two factors', async () => {
  const { device } = await openWithPasskey('ada');
  await database.update(users).set({ isOperator: true }).where(eq(users.username, 'ada'));
  const visitor = await openBrowser(app);
  const asked = await askToProve(visitor);
  expect(asked).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'toile.example',
    timeout: 300_000,
    userVerification: 'required',
  });
  const passkey = device.prove(asked);
  const answer = await visitor.post('/api/passkey-login/', { json: { passkey } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ username: 'ada', email: 'ada@atelier.example' });
  expect((await visitor.get('/api/operators/queue/')).statusCode).toBe(200);
  const [row] = (await visitor.get('/api/passkeys/')).json().passkeys;
  expect(row.last_used_at).toBe(new Date(nowMs).toISOString());
});

test('a challenge is used once, for five minutes, by the browser that asked for it', async () => {
  const { device } = await openWithPasskey('bea');
  const visitor = await openBrowser(app);
  const passkey = device.prove(await askToProve(visitor));
  const send = (browser = visitor) => browser.post('/api/passkey-login/', { json: { passkey } });
  expect((await send(await openBrowser(app))).json()).toEqual(REFUSED);
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await send()).json()).toEqual(REFUSED);

  const late = await openBrowser(app);
  const asked = await askToProve(late);
  nowMs += 5 * 60_000 + 1000;
  const json = { passkey: device.prove(asked) };
  expect((await late.post('/api/passkey-login/', { json })).json()).toEqual(REFUSED);
  await services.accounts.removeExpired();
  expect(await database.$count(passkeyChallenges)).toBe(0);
});

test('challenges of several tabs stand side by side', async () => {
  const { device } = await openWithPasskey('cleo');
  const visitor = await openBrowser(app);
  const first = await askToProve(visitor);
  await askToProve(visitor);
  const json = { passkey: device.prove(first) };
  expect((await visitor.post('/api/passkey-login/', { json })).statusCode).toBe(200);
});

test.each([
  ['another page', { origin: 'https://toile.example.evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['no check of the user', { isUnverified: true }],
  ['another user’s handle', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
])('a proof with %s is refused, as one of an unknown passkey is', async (what, fault) => {
  const { device } = await openWithPasskey(what.replaceAll(/\W/g, '_'));
  const visitor = await openBrowser(app);
  const passkey = device.prove(await askToProve(visitor), fault);
  const answer = await visitor.post('/api/passkey-login/', { json: { passkey } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual(REFUSED);
  const stranger = createSoftAuthenticator(ORIGIN);
  stranger.create({
    ...(await askToProve(visitor)),
    rp: { id: 'toile.example', name: '' },
    user: { id: 'AAAAAAAAAAAAAAAAAAAAAA', name: '', displayName: '' },
  });
  const unknown = await logInByPasskey(visitor, stranger);
  expect([unknown.statusCode, unknown.body]).toEqual([answer.statusCode, answer.body]);
});

test('a proof that another key has signed is refused', async () => {
  const { device } = await openWithPasskey('eve');
  const { device: other } = await openWithPasskey('finn');
  const visitor = await openBrowser(app);
  const asked = await askToProve(visitor);
  const right = device.prove(asked);
  const { signature } = other.prove(asked).response;
  const passkey = { ...right, response: { ...right.response, signature } };
  const answer = await visitor.post('/api/passkey-login/', { json: { passkey } });
  expect(answer.json()).toEqual(REFUSED);
});

test('a count that does not go on betrays a copy', async () => {
  const { device } = await openWithPasskey('gus');
  const visitor = await openBrowser(app);
  expect((await logInByPasskey(visitor, device)).statusCode).toBe(200);
  for (const counter of [0, 1]) {
    const passkey = device.prove(await askToProve(visitor), { counter });
    const answer = await visitor.post('/api/passkey-login/', { json: { passkey } });
    expect(answer.json()).toEqual(REFUSED);
  }
  expect((await logInByPasskey(visitor, device)).statusCode).toBe(200);
});

test('a locked account is told so, after the right passkey alone', async () => {
  const { device } = await openWithPasskey('hugo');
  await database.update(users).set({ lockedAt: new Date() }).where(eq(users.username, 'hugo'));
  const visitor = await openBrowser(app);
  const wrong = device.prove(await askToProve(visitor), { isUnverified: true });
  const refused = await visitor.post('/api/passkey-login/', { json: { passkey: wrong } });
  expect(refused.json()).toEqual(REFUSED);
  const locked = await logInByPasskey(visitor, device);
  expect(locked.statusCode).toBe(403);
  expect(locked.json().non_field_errors[0]).toMatch(/^This account is locked/);
  expect(visitor.cookies.has('sessionid')).toBe(false);
});

test('refused passkeys of an address are counted', async () => {
  const { device } = await openWithPasskey('ivy');
  const visitor = await openBrowser(app, { remoteAddress: '203.0.113.85' });
  const [asked, right] = [await askToProve(visitor), await askToProve(visitor)];
  const passkey = device.prove(asked, { isUnverified: true });
  const send = () => visitor.post('/api/passkey-login/', { json: { passkey } });
  const tries = await Promise.all(Array.from({ length: 61 }, send));
  expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(60);
  expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  const json = { passkey: device.prove(right) };
  expect((await visitor.post('/api/passkey-login/', { json })).statusCode).toBe(429);
});

test('a passkey takes the place of a code, after the password of its own account alone', async () => {
  const { browser, device } = await openWithPasskey('jo');
  const { device: other } = await openWithPasskey('kim');
  const { secret } = (
    await browser.post('/api/two-factor/begin/', { form: { password: PASSWORD } })
  ).json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs });
  await browser.post('/api/two-factor/confirm/', { form: { code } });

  const visitor = await openBrowser(app);
  const form = { username: 'jo', password: PASSWORD };
  const asked = await visitor.post('/api/login/', { form });
  expect(asked.json()).toMatchObject({ code_needed: true, passkey: true });
  const logIn = (proof: unknown, password = PASSWORD) =>
    visitor.post('/api/login/', { form: { ...form, password, passkey: JSON.stringify(proof) } });
  expect((await logIn(other.prove(await askToProve(visitor)))).json()).toEqual(REFUSED);
  expect((await logIn('none')).statusCode).toBe(400);
  const wrong = await logIn(device.prove(await askToProve(visitor)), 'not this one');
  expect(wrong.json()).toEqual({ non_field_errors: ['Invalid credentials'] });
  expect((await logIn(device.prove(await askToProve(visitor)))).statusCode).toBe(200);
});

test('a log-in that a removal overtakes opens no session', async () => {
  const { device } = await openWithPasskey('leo');
  const userId = await idOf(testApp, 'leo');
  const visitor = await openBrowser(app);
  const passkey = device.prove(await askToProve(visitor));
  const { answer } = await database.transaction(async (tx) => {
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    const sent = visitor.post('/api/passkey-login/', { json: { passkey } });
    await sleep(100);
    return { answer: sent };
  });
  expect((await answer).json()).toEqual(REFUSED);
  expect(visitor.cookies.has('sessionid')).toBe(false);
});
