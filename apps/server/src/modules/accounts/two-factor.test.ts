import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { recoveryCodes, twoFactors, users } from '../../db/schema/index.ts';
import { idOf } from '../../testing/open-operator.ts';
import { mailsTo } from '../../testing/read-mails.ts';
import { openSignedIn, PASSWORD } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { endTwoFactor } from '../operators/operators.service.ts';

const STEP_MS = 30_000;
// The middle of a time step; a test moves on by whole ones.
let nowMs = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
const testApp = await createTestApp({ clock: () => new Date(nowMs) });
const { app, database } = testApp;

const waitSteps = (count: number) => {
  nowMs += count * STEP_MS;
};

/** The code that an app shows, so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs + steps * STEP_MS });

/** A code that the app shows at none of the times that count. */
function wrongCodeOf(secret: string): string {
  const right = new Set([-1, 0, 1].map((steps) => codeOf(secret, steps)));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.has(code)) ?? '';
}

const begin = (browser: TestBrowser, password = PASSWORD) =>
  browser.post('/api/two-factor/begin/', { form: { password } });
const confirm = (browser: TestBrowser, code: string) =>
  browser.post('/api/two-factor/confirm/', { form: { code } });

/** An account with two-factor log-in; the next code is a fresh one. */
async function openWithCodes(name: string) {
  const browser = await openSignedIn(testApp, name);
  const { secret } = (await begin(browser)).json();
  const answer = await confirm(browser, codeOf(secret));
  const codes: string[] = answer.json().recovery_codes;
  waitSteps(1);
  return { browser, secret, codes };
}

async function logIn(username: string, code?: string) {
  const browser = await openBrowser(app);
  const form = { username, password: PASSWORD, ...(code !== undefined && { code }) };
  const answer = await browser.post('/api/login/', { form });
  return { answer, browser };
}

test('it begins with a secret, and is on with its first code', async () => {
  const browser = await openSignedIn(testApp, 'ada');
  const other = (await logIn('ada')).browser;
  expect((await begin(browser, 'not this one')).json()).toEqual({
    password: [expect.any(String)],
  });
  const begun = await begin(browser);
  const { secret, uri } = begun.json();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Toile:ada%40atelier\.example\?issuer=Toile&secret=/);
  // Until then a log-in is as ever.
  expect((await logIn('ada')).answer.statusCode).toBe(200);
  expect((await confirm(browser, wrongCodeOf(secret))).json()).toEqual({
    code: [expect.stringMatching(/^This code is wrong/)],
  });
  const confirmed = await confirm(browser, codeOf(secret));
  const { recovery_codes: codes } = confirmed.json();
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^([a-z0-9]{4}-){6}[a-z0-9]{4}$/);
  expect((await browser.get('/api/account/')).json()).toMatchObject({
    two_factor: true,
    recovery_codes_left: 10,
  });
  expect((await other.get('/api/account/')).statusCode).toBe(401);
  const [mail] = await mailsTo(testApp, 'ada@atelier.example');
  expect(mail?.subject).toBe('Two-factor log-in is on');
  expect((await begin(browser)).statusCode).toBe(409);
  expect((await confirm(browser, codeOf(secret))).statusCode).toBe(409);
});

test('neither secret nor recovery codes can be read from the database', async () => {
  const { secret, codes } = await openWithCodes('bea');
  const userId = await idOf(testApp, 'bea');
  const stored = JSON.stringify([
    await database.select().from(twoFactors).where(eq(twoFactors.userId, userId)),
    await database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
  for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
    expect(stored).not.toContain(text);
  }
});

test('a log-in asks for the code after the password, and takes it once', async () => {
  const { secret } = await openWithCodes('cleo');
  const asked = await logIn('cleo');
  expect(asked.answer.statusCode).toBe(403);
  expect(asked.answer.json()).toMatchObject({ code_needed: true });
  expect(asked.browser.cookies.has('sessionid')).toBe(false);
  const code = codeOf(secret);
  const form = { username: 'cleo', password: 'not this one', code };
  const wrong = await (await openBrowser(app)).post('/api/login/', { form });
  expect(wrong.json()).toEqual({ non_field_errors: ['Invalid credentials'] });
  const both = await Promise.all([
    logIn('cleo', code),
    logIn('cleo', ` ${code.slice(0, 3)} ${code.slice(3)} `),
  ]);
  expect(both.map(({ answer }) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await logIn('cleo', code)).answer.json()).toEqual({
    code: [expect.stringMatching(/was used before/)],
  });
  // Nor one from before it.
  expect((await logIn('cleo', codeOf(secret, -1))).answer.statusCode).toBe(400);
  expect((await logIn('cleo', codeOf(secret, 1))).answer.statusCode).toBe(200);
  waitSteps(4);
  expect((await logIn('cleo', codeOf(secret, -2))).answer.statusCode).toBe(400);
});

test('a recovery code works once, however it is typed', async () => {
  const { browser, codes } = await openWithCodes('dora');
  const [first = '', second = ''] = codes;
  expect((await logIn('dora', first.toUpperCase().replaceAll('-', ' '))).answer.statusCode).toBe(
    200,
  );
  expect((await logIn('dora', first)).answer.statusCode).toBe(400);
  const both = await Promise.all([logIn('dora', second), logIn('dora', second)]);
  expect(both.map(({ answer }) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await browser.get('/api/account/')).json().recovery_codes_left).toBe(8);
});

test('new recovery codes take the password, and the old ones are worth nothing at once', async () => {
  const { browser, secret, codes } = await openWithCodes('dana');
  const renew = (password = PASSWORD) =>
    browser.post('/api/two-factor/recovery-codes/', { form: { password } });
  expect(Object.keys((await renew('not this one')).json())).toEqual(['password']);
  const answers = await Promise.all([renew(), renew()]);
  const both: string[][] = answers.map((answer) => answer.json().recovery_codes);
  expect((await logIn('dana', codes[0])).answer.statusCode).toBe(400);
  expect((await browser.get('/api/account/')).json()).toMatchObject({
    two_factor: true,
    recovery_codes_left: 10,
  });
  // Of two renewals at once, the codes of one alone are left.
  const tries = await Promise.all(both.map(([code]) => logIn('dana', code)));
  expect(tries.map(({ answer }) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 400,
  ]);
  const subjects = (await mailsTo(testApp, 'dana@atelier.example')).map(({ subject }) => subject);
  expect(subjects).toContain('You have new recovery codes');
  const form = { password: PASSWORD, code: codeOf(secret) };
  await browser.post('/api/two-factor/end/', { form });
  expect((await renew()).statusCode).toBe(409);
});

test('guesses are counted, those at once too, and a right code clears them', async () => {
  const { secret } = await openWithCodes('eve');
  const wrong = wrongCodeOf(secret);
  for (let guess = 0; guess < 9; guess += 1) await logIn('eve', wrong);
  expect((await logIn('eve', codeOf(secret))).answer.statusCode).toBe(200);
  waitSteps(1);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn('eve', wrong)));
  const statuses = guesses.map(({ answer }) => answer.statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await logIn('eve', codeOf(secret))).answer.statusCode).toBe(429);
});

test('it is turned off by password and code, and told by mail', async () => {
  const { browser, secret } = await openWithCodes('finn');
  const end = (password: string, code: string) =>
    browser.post('/api/two-factor/end/', { form: { password, code } });
  expect(Object.keys((await end('not this one', codeOf(secret))).json())).toEqual(['password']);
  expect(Object.keys((await end(PASSWORD, wrongCodeOf(secret))).json())).toEqual(['code']);
  expect((await end(PASSWORD, codeOf(secret))).statusCode).toBe(204);
  expect((await end(PASSWORD, codeOf(secret, 1))).statusCode).toBe(409);
  expect((await logIn('finn')).answer.statusCode).toBe(200);
  const subjects = (await mailsTo(testApp, 'finn@atelier.example')).map(({ subject }) => subject);
  expect(subjects).toContain('Two-factor log-in is off');
});

test('a secret that was never confirmed is replaced', async () => {
  const browser = await openSignedIn(testApp, 'gus');
  expect((await confirm(browser, '123456')).statusCode).toBe(409);
  const { secret: first } = (await begin(browser)).json();
  const { secret } = (await begin(browser)).json();
  expect(secret).not.toBe(first);
  expect((await confirm(browser, codeOf(first))).statusCode).toBe(400);
  expect((await confirm(browser, codeOf(secret))).statusCode).toBe(200);
});

test('operators are answered in a session with a second factor alone', async () => {
  const { browser: before, secret } = await openWithCodes('opal');
  await before.post('/api/logout/');
  await database.update(users).set({ isOperator: true }).where(eq(users.username, 'opal'));
  const { browser } = await logIn('opal', codeOf(secret));
  expect((await browser.get('/api/operators/queue/')).statusCode).toBe(200);
  expect((await browser.get('/api/get-user-credits/')).json()).not.toHaveProperty(
    'needs_two_factor',
  );
  waitSteps(1);
  const form = { password: PASSWORD, code: codeOf(secret) };
  expect((await browser.post('/api/two-factor/end/', { form })).statusCode).toBe(204);
  const refused = await browser.get('/api/operators/queue/');
  expect(refused.statusCode).toBe(403);
  expect(refused.json().non_field_errors[0]).toMatch(/^Operators need two-factor log-in/);
  expect((await browser.get('/api/get-user-credits/')).json()).toMatchObject({
    is_operator: true,
    needs_two_factor: true,
  });
});

test('the terminal turns it off for who has lost it, once', async () => {
  await openWithCodes('hugo');
  const by = { actor: 'terminal' } as const;
  const deed = { by, on: { credential: 'hugo' }, reason: 'Lost telephone and paper' };
  await endTwoFactor(database, deed);
  expect((await logIn('hugo')).answer.statusCode).toBe(200);
  await expect(endTwoFactor(database, deed)).rejects.toMatchObject({ error: 'twoFactorOff' });
});

test('a deleted account leaves no secret', async () => {
  const { browser } = await openWithCodes('ivy');
  const userId = await idOf(testApp, 'ivy');
  await browser.post('/api/delete-account/', { form: { password: PASSWORD } });
  expect(await database.$count(twoFactors, eq(twoFactors.userId, userId))).toBe(0);
  expect(await database.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0);
});
