import { eq } from 'drizzle-orm';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createGoogleCredentials } from '../../adapters/google/google-credentials.ts';
import { users } from '../../db/schema/index.ts';
import {
  GOOGLE_CLIENT_ID as CLIENT_ID,
  type GoogleKey,
  makeGoogleKey,
  googlePersonOf as personOf,
  signGoogleCredential,
  startGoogleKeys,
} from '../../testing/google-stand-in.ts';
import { addPasskey, askToProve } from '../../testing/passkeys.ts';
import { mailsTo } from '../../testing/read-mails.ts';
import { PASSWORD, registerVerified, signupForm } from '../../testing/register.ts';
import { createSoftAuthenticator } from '../../testing/soft-authenticator.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { hashPassword } from './passwords.ts';

const [first, second, foreign] = await Promise.all(['one', 'two', 'one'].map(makeGoogleKey));
if (!first || !second || !foreign) throw new Error('The keys of the test were not made');

const { published, environment, stop } = await startGoogleKeys([first]);
afterAll(stop);

const testApp = await createTestApp({ environment: { ...environment, WELCOME_CREDITS: '40' } });
const { app, database } = testApp;

beforeEach(() => {
  published.keys = [first];
  published.status = 200;
});

const sign = (claims: JWTPayload, key: GoogleKey = first, expires: string | number = '1h') =>
  signGoogleCredential(claims, key, expires);

async function logIn(accessToken: string) {
  const browser = await openBrowser(app);
  const answer = await browser.post('/api/google-login/', { json: { accessToken } });
  return { answer, browser };
}

const findUser = async (email: string) => {
  const [row] = await database.select().from(users).where(eq(users.email, email));
  return row;
};

test('the client learns the client id; the policy lets Google’s button in', async () => {
  const browser = await openBrowser(app);
  expect((await browser.get('/api/google-client/')).json()).toEqual({ client_id: CLIENT_ID });
  const { headers } = await browser.get('/api/csrf/');
  expect(headers['content-security-policy']).toContain('https://accounts.google.com/gsi/');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('a new person gets an account with welcome credits, once, and a session', async () => {
  const token = await sign(personOf('nadia'));
  const { answer, browser } = await logIn(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    email: 'nadia@atelier.example',
    username: 'nadia',
    credits: 40,
  });
  expect((await browser.get('/api/get-user-credits/')).statusCode).toBe(200);
  const again = await logIn(await sign({ ...personOf('nadia'), email: 'moved@atelier.example' }));
  expect(again.answer.json()).toMatchObject({ id: answer.json().id, credits: 40 });
});

test('two log-ins at once make one account', async () => {
  const token = await sign(personOf('twin'));
  const both = await Promise.all([logIn(token), logIn(token)]);
  expect(both.map(({ answer }) => answer.statusCode)).toEqual([200, 200]);
  expect(new Set(both.map(({ answer }) => answer.json().id)).size).toBe(1);
});

test('a verified account with that e-mail is connected, told by mail, and keeps its password', async () => {
  await registerVerified(testApp, 'rosa');
  const { answer } = await logIn(await sign(personOf('rosa')));
  expect(answer.json()).toMatchObject({ username: 'rosa' });
  await expect
    .poll(async () =>
      (await mailsTo(testApp, 'rosa@atelier.example')).map(({ subject }) => subject),
    )
    .toContain('Google was connected to your account');
  const browser = await openBrowser(app);
  const form = { username: 'rosa', password: PASSWORD };
  expect((await browser.post('/api/login/', { form })).statusCode).toBe(200);
});

test('a sign-up that waits for that e-mail ends, and its password opens nothing', async () => {
  const squatter = await openBrowser(app);
  await squatter.post('/api/signup/', { form: signupForm('squatter', 'vera@atelier.example') });
  const { answer } = await logIn(await sign(personOf('vera')));
  expect(answer.statusCode).toBe(200);
  expect((await findUser('vera@atelier.example'))?.passwordHash).toBeNull();
  for (const username of ['squatter', 'vera', 'vera@atelier.example']) {
    const form = { username, password: PASSWORD };
    expect((await squatter.post('/api/login/', { form })).statusCode).toBe(400);
  }
});

test('a known e-mail with another sub is refused, and stays with the first', async () => {
  await logIn(await sign(personOf('olga')));
  const { answer, browser } = await logIn(
    await sign({ ...personOf('olga'), sub: 'sub-of-another' }),
  );
  expect(answer.statusCode).toBe(409);
  expect(browser.cookies.has('sessionid')).toBe(false);
  expect((await findUser('olga@atelier.example'))?.googleSub).toBe('sub-of-olga');
});

const mallory = personOf('mallory');
const BAD_TOKENS: [string, () => Promise<string> | string][] = [
  ['for another audience', () => sign({ ...mallory, aud: 'another.apps.googleusercontent.com' })],
  ['of another issuer', () => sign({ ...mallory, iss: 'https://accounts.example' })],
  ['that is over', () => sign(mallory, first, Math.floor(Date.now() / 1000) - 60)],
  ['for an e-mail that is not verified', () => sign({ ...mallory, email_verified: false })],
  ['without a word on the e-mail', () => sign({ sub: mallory.sub, email: mallory.email })],
  ['without an e-mail', () => sign({ sub: mallory.sub, email_verified: true })],
  ['without a sub', () => sign({ email: mallory.email, email_verified: true })],
  ['by a key of that name that is not Google’s', () => sign(mallory, foreign)],
  ['by a key that is not published', () => sign(mallory, second)],
  [
    'without a signature (alg none)',
    () =>
      new UnsecuredJWT(mallory)
        .setIssuer('https://accounts.google.com')
        .setAudience(CLIENT_ID)
        .setIssuedAt()
        .setExpirationTime('1h')
        .encode(),
  ],
  [
    'signed by the public key as a secret (HS256)',
    () =>
      new SignJWT(mallory)
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .setIssuer('https://accounts.google.com')
        .setAudience(CLIENT_ID)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(JSON.stringify(first.jwk))),
  ],
  ['that is no token', () => 'ya29.an-opaque-access-token'],
];

test.each(BAD_TOKENS)(
  'a token %s lets nobody in and makes no account',
  async (_which, makeToken) => {
    const { answer, browser } = await logIn(await makeToken());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      non_field_errors: [expect.stringContaining('Google did not')],
    });
    expect(browser.cookies.has('sessionid')).toBe(false);
    expect(await findUser(mallory.email)).toBeUndefined();
  },
);

test('keys are fetched anew when Google signs with one that is not known', async () => {
  const google = createGoogleCredentials({
    clientId: CLIENT_ID,
    keysUrl: environment.GOOGLE_KEYS_URL,
    clock: () => new Date(),
    refetchAfterMs: 0,
  });
  expect(await google.findPerson(await sign(personOf('ida')))).toMatchObject({ sub: 'sub-of-ida' });
  published.keys = [second];
  expect(await google.findPerson(await sign(personOf('ida'), second))).toMatchObject({
    sub: 'sub-of-ida',
  });
  expect(await google.findPerson(await sign(personOf('ida'), first))).toBeUndefined();
});

test('Google away is told as that', async () => {
  published.status = 500;
  const google = createGoogleCredentials({
    clientId: CLIENT_ID,
    keysUrl: environment.GOOGLE_KEYS_URL,
    clock: () => new Date(),
  });
  await expect(google.findPerson(await sign(mallory))).rejects.toMatchObject({
    error: 'googleUnavailable',
  });
});

test.each(['lily', 'lars'])('a locked account (%s) is not opened, and is told so', async (name) => {
  const isConnected = name === 'lily';
  if (isConnected) await logIn(await sign(personOf(name)));
  else await registerVerified(testApp, name);
  const { email } = personOf(name);
  await database.update(users).set({ lockedAt: new Date() }).where(eq(users.email, email));
  const { answer, browser } = await logIn(await sign(personOf(name)));
  expect(answer.statusCode).toBe(403);
  expect(answer.json().non_field_errors[0]).toMatch(/^This account is locked/);
  expect(browser.cookies.has('sessionid')).toBe(false);
  // A refused log-in connects nothing.
  expect((await findUser(email))?.googleSub).toBe(isConnected ? personOf(name).sub : null);
});

test('an account with two-factor log-in takes its code, or a passkey, after Google, too', async () => {
  const { browser } = await logIn(await sign(personOf('mina')));
  const user = await findUser('mina@atelier.example');
  const twoFactor = testApp.services.twoFactor;
  await database
    .update(users)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(users.email, 'mina@atelier.example'));
  const { secret } = (
    await browser.post('/api/two-factor/begin/', { form: { password: PASSWORD } })
  ).json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await browser.post('/api/two-factor/confirm/', { form: { code: totp.generate() } });
  expect(await twoFactor.read(user?.id ?? '')).toMatchObject({ isOn: true });

  const { answer, browser: refused } = await logIn(await sign(personOf('mina')));
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code_needed: true });
  expect(refused.cookies.has('sessionid')).toBe(false);
  const code = totp.generate({ timestamp: Date.now() + 30_000 });
  const accessToken = await sign(personOf('mina'));
  const again = await refused.post('/api/google-login/', { json: { accessToken, code } });
  expect(again.statusCode).toBe(200);

  const device = createSoftAuthenticator('http://localhost:3000');
  await addPasskey(refused, device);
  const visitor = await openBrowser(app);
  const passkey = device.prove(await askToProve(visitor));
  const json = { accessToken: await sign(personOf('mina')), passkey };
  expect((await visitor.post('/api/google-login/', { json })).statusCode).toBe(200);
});

test('without the CSRF token nothing happens', async () => {
  const payload = { accessToken: await sign(personOf('csrf')) };
  const answer = await app.inject({ method: 'POST', url: '/api/google-login/', payload });
  expect(answer.statusCode).toBe(403);
  expect(await findUser('csrf@atelier.example')).toBeUndefined();
});
