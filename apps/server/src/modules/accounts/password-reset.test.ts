import { en, RESEND_WAIT_SECONDS } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountLinks, users } from '../../db/schema/index.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { mailsTo } from '../../testing/read-mails.ts';
import { openSignedIn, PASSWORD, registerVerified, signupForm } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const { clock, advance } = createMovingClock();
const testApp = await createTestApp({ clock });
const { app, database, services } = testApp;
const NEW = 'bias & selvedge';
const USED_UP = { non_field_errors: [en.errors.resetLinkInvalid] };

let visitors = 0;

/** Asks from an address of its own. */
async function ask(email: string) {
  visitors += 1;
  const browser = await openBrowser(app, { remoteAddress: `10.9.${visitors}.1` });
  return browser.post('/api/forgot-password/', { form: { email } });
}

async function linkOf(username: string): Promise<string> {
  const email = `${username}@atelier.example`;
  expect((await ask(email)).statusCode).toBe(200);
  const [mail] = await mailsTo(testApp, email);
  const data = /reset-password\?data=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!data) throw new Error('The mail has no link');
  return data;
}

async function reset(data: string, password = NEW, browser?: TestBrowser) {
  const used = browser ?? (await openBrowser(app));
  const form = { data, password1: password, password2: password };
  const answer = await used.post('/api/reset-password/', { form });
  return [answer.statusCode, answer.body === '' ? undefined : answer.json()];
}

async function logIn(username: string, password: string) {
  const browser = await openBrowser(app);
  return (await browser.post('/api/login/', { form: { username, password } })).statusCode;
}

describe('POST /api/forgot-password/', () => {
  it('answers the same for unknown addresses, and mails them nothing', async () => {
    await registerVerified(testApp, 'knows');
    const known = await ask('KNOWS@atelier.example');
    const unknown = await ask('ghost@atelier.example');
    expect([known.statusCode, known.json()]).toEqual([200, { wait_time: RESEND_WAIT_SECONDS }]);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    const [mail] = await mailsTo(testApp, 'knows@atelier.example');
    expect(mail?.subject).toBe('Set a new password');
    expect(await mailsTo(testApp, 'ghost@atelier.example')).toEqual([]);
    expect((await ask('ghost@atelier.example')).statusCode).toBe(429);
    expect((await ask('knows@atelier.example')).statusCode).toBe(429);
  });

  it('keeps the link as a hash', async () => {
    await registerVerified(testApp, 'hashes');
    const data = await linkOf('hashes');
    expect(JSON.stringify(await database.select().from(accountLinks))).not.toContain(data);
  });

  it.each(['', 'no-address', 'a b@c.de'])('refuses %j', async (email) => {
    const answer = await ask(email);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['email']]);
  });

  it('mails one mailbox a few times a day only, then slowly', async () => {
    await registerVerified(testApp, 'flooded');
    for (let index = 0; index < 5; index += 1) {
      expect((await ask('flooded@atelier.example')).statusCode).toBe(200);
      advance(91);
    }
    expect((await ask('flooded@atelier.example')).json()).toEqual({ wait_time: 3600 });
    advance(91);
    expect((await ask('flooded@atelier.example')).statusCode).toBe(429);
  });
});

describe('POST /api/reset-password/', () => {
  it('sets the password once, ends every session, and tells by mail', async () => {
    const own = await openSignedIn(testApp, 'forgetter');
    const data = await linkOf('forgetter');
    expect(await reset(data, NEW, own)).toEqual([204, undefined]);
    expect(own.cookies.has('sessionid')).toBe(false);
    expect([await logIn('forgetter', PASSWORD), await logIn('forgetter', NEW)]).toEqual([400, 200]);
    expect(await reset(data, 'another one 2')).toEqual([400, USED_UP]);
    const [mail] = await mailsTo(testApp, 'forgetter@atelier.example');
    expect(mail?.subject).toBe('Your password was set anew');
  });

  it('is done once by two browsers that use the link at once', async () => {
    await registerVerified(testApp, 'raced');
    const data = await linkOf('raced');
    const answers = await Promise.all([reset(data, 'first one 1'), reset(data, 'second one 2')]);
    expect(answers.filter(([status]) => status === 204)).toHaveLength(1);
  });

  it('works for one hour', async () => {
    await registerVerified(testApp, 'slow');
    const data = await linkOf('slow');
    advance(3600 + 1);
    expect(await reset(data)).toEqual([400, USED_UP]);
    expect(await logIn('slow', PASSWORD)).toBe(200);
    await services.accounts.removeExpired();
    expect(await database.select().from(accountLinks)).toEqual([]);
  });

  it('ends the other links of its user, as a change of the password does', async () => {
    const browser = await openSignedIn(testApp, 'asker');
    const older = await linkOf('asker');
    advance(91);
    const newer = await linkOf('asker');
    expect((await reset(older))[0]).toBe(204);
    expect(await reset(newer)).toEqual([400, USED_UP]);
    await browser.get('/api/csrf/');
    await browser.post('/api/login/', { form: { username: 'asker', password: NEW } });
    advance(91);
    const last = await linkOf('asker');
    const form = { password: NEW, password1: PASSWORD, password2: PASSWORD };
    expect((await browser.post('/api/change-password/', { form })).statusCode).toBe(204);
    expect(await reset(last)).toEqual([400, USED_UP]);
  });

  it('keeps the link when the new password will not do', async () => {
    await registerVerified(testApp, 'picky_one');
    const data = await linkOf('picky_one');
    expect((await reset(data, 'short'))[0]).toBe(400);
    expect((await reset(data, 'picky_one'))[1]).toEqual({
      password1: [en.validation.passwordSameAsUsername],
    });
    expect((await reset(data, 'password123'))[0]).toBe(400);
    expect((await reset(data))[0]).toBe(204);
  });

  it.each(['', 'forged', 'x'.repeat(43)])('refuses the forged link %j', async (data) => {
    expect(await reset(data)).toEqual([400, USED_UP]);
  });

  it('gives an account without a password one', async () => {
    await registerVerified(testApp, 'by_google');
    await database.update(users).set({ passwordHash: null }).where(eq(users.username, 'by_google'));
    expect((await reset(await linkOf('by_google')))[0]).toBe(204);
    expect(await logIn('by_google', NEW)).toBe(200);
  });

  it('leaves a sign-up that waits for the address as it is', async () => {
    const browser = await openBrowser(app);
    await browser.post('/api/signup/', { form: signupForm('waiting') });
    const mailsBefore = (await mailsTo(testApp, 'waiting@atelier.example')).length;
    await ask('waiting@atelier.example');
    expect(await mailsTo(testApp, 'waiting@atelier.example')).toHaveLength(mailsBefore);
    expect(await logIn('waiting', PASSWORD)).toBe(403);
  });

  it('logs nobody out of another account', async () => {
    await registerVerified(testApp, 'absent');
    const other = await openSignedIn(testApp, 'present');
    expect((await reset(await linkOf('absent'), NEW, other))[0]).toBe(204);
    expect((await other.get('/api/account/')).statusCode).toBe(200);
  });
});
