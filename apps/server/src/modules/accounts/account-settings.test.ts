import { en } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { mailsTo } from '../../testing/read-mails.ts';
import { openSignedIn, PASSWORD, registerVerified } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const { clock, advance } = createMovingClock();
const testApp = await createTestApp({ clock });
const { app } = testApp;
const NEW = 'bias & selvedge';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function logIn(username: string, password = PASSWORD, headers = {}) {
  const browser = await openBrowser(app);
  const answer = await browser.post('/api/login/', { form: { username, password }, headers });
  return { browser, status: answer.statusCode };
}

const isSignedIn = async (browser: TestBrowser) =>
  (await browser.get('/api/account/')).statusCode === 200;

const changeWith = (browser: TestBrowser, password: string, next = NEW) =>
  browser.post('/api/change-password/', {
    form: { password, password1: next, password2: next },
  });

type Listed = { id: string; device: string | null; current: boolean; last_seen_at: string };

const sessionsOf = async (browser: TestBrowser): Promise<Listed[]> =>
  (await browser.get('/api/sessions/')).json().sessions;

describe('GET /api/account/', () => {
  it('tells the own name, e-mail and age, and nothing to strangers', async () => {
    const browser = await openSignedIn(testApp, 'holder');
    expect((await browser.get('/api/account/')).json()).toEqual({
      username: 'holder',
      email: 'holder@atelier.example',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      has_password: true,
      pending_email: null,
      google_connected: false,
      google_available: false,
      two_factor: false,
      recovery_codes_left: 0,
    });
    const stranger = await openBrowser(app);
    expect((await stranger.get('/api/account/')).statusCode).toBe(401);
    expect((await changeWith(stranger, PASSWORD)).statusCode).toBe(401);
  });
});

describe('POST /api/change-password/', () => {
  it('keeps this browser under a new token, ends every other, and tells by mail', async () => {
    const own = await openSignedIn(testApp, 'changer');
    const { browser: other } = await logIn('changer');
    const before = own.cookies.get('sessionid') ?? '';
    expect((await changeWith(own, PASSWORD)).statusCode).toBe(204);
    expect(await isSignedIn(own)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    const replay = await app.inject({ url: '/api/account/', cookies: { sessionid: before } });
    expect(replay.statusCode).toBe(401);
    expect((await own.post('/api/end-other-sessions/')).statusCode, 'its CSRF token').toBe(204);
    expect((await logIn('changer')).status).toBe(400);
    expect((await logIn('changer', NEW)).status).toBe(200);
    const [mail] = await mailsTo(testApp, 'changer@atelier.example');
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toContain('“changer”');
    expect(mail?.text).not.toContain(NEW);
  });

  it('asks for the present password, and counts guesses', async () => {
    const browser = await openSignedIn(testApp, 'guessed');
    for (let index = 0; index < 20; index += 1) {
      const answer = await changeWith(browser, `guess ${index}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { password: [en.validation.passwordWrong] },
      ]);
    }
    expect((await changeWith(browser, PASSWORD)).statusCode).toBe(429);
    expect((await logIn('guessed')).status, 'its owner logs in all the same').toBe(200);
    advance(15 * 60 + 1);
    expect((await changeWith(browser, PASSWORD)).statusCode).toBe(204);
  });

  it.each([
    ['', '', { password1: [expect.any(String)], password2: [expect.any(String)] }],
    ['short', 'short', { password1: [en.validation.passwordTooShort] }],
    [NEW, 'another one', { password2: [en.validation.passwordsDoNotMatch] }],
    ['refusing1', 'refusing1', { password1: [en.validation.passwordSameAsUsername] }],
    ['password123', 'password123', { password1: [en.validation.passwordCommon] }],
  ])('refuses the new password %j, repeated as %j', async (password1, password2, body) => {
    const known = await logIn('refusing1');
    const browser = known.status === 200 ? known.browser : await openSignedIn(testApp, 'refusing1');
    const form = { password: PASSWORD, password1, password2 };
    const answer = await browser.post('/api/change-password/', { form });
    expect([answer.statusCode, answer.json()]).toEqual([400, body]);
    expect((await logIn('refusing1')).status).toBe(200);
  });

  it('is done once by two tabs that ask at once', async () => {
    const browser = await openSignedIn(testApp, 'two_tabs');
    const tabs = await Promise.all(
      ['first tab 1', 'second tab 2'].map(async (next) => ({
        next,
        status: (await changeWith(browser, PASSWORD, next)).statusCode,
      })),
    );
    const done = tabs.filter(({ status }) => status === 204);
    expect(done).toHaveLength(1);
    expect((await logIn('two_tabs', done[0]?.next)).status).toBe(200);
  });

  it('makes every browser an unknown one again', async () => {
    const thief = await openSignedIn(testApp, 'robbed');
    const { browser: owner } = await logIn('robbed');
    expect((await changeWith(owner, PASSWORD)).statusCode).toBe(204);
    await thief.get('/api/csrf/');
    const tryFrom = async (browser: TestBrowser) =>
      (await browser.post('/api/login/', { form: { username: 'robbed', password: 'guess' } }))
        .statusCode;
    for (let index = 0; index < 20; index += 1) expect(await tryFrom(thief)).toBe(400);
    expect(await tryFrom(thief)).toBe(429);
    expect((await logIn('robbed', NEW)).status, 'counted with strangers of its address').toBe(429);
    await owner.post('/api/logout/');
    await owner.get('/api/csrf/');
    const form = { username: 'robbed', password: NEW };
    expect((await owner.post('/api/login/', { form })).statusCode).toBe(200);
  });
});

describe('sessions of an account', () => {
  it('are listed by device and last use, with the one that asks', async () => {
    await registerVerified(testApp, 'lister');
    await logIn('lister', PASSWORD, { 'user-agent': FIREFOX });
    advance(60);
    const { browser } = await logIn('lister', PASSWORD, { 'user-agent': 'odd <b>thing</b>' });
    const listed = await sessionsOf(browser);
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      [null, true],
      ['Firefox on Linux', false],
    ]);
    const body = JSON.stringify(listed);
    expect(body).not.toContain(browser.cookies.get('sessionid'));
    advance(6 * 60);
    await browser.get('/api/account/');
    const [seen] = await sessionsOf(browser);
    const laterMs =
      Date.parse(seen?.last_seen_at ?? '') - Date.parse(listed[0]?.last_seen_at ?? '');
    expect(laterMs).toBeGreaterThanOrEqual(6 * 60 * 1000);
  });

  it('end one by one; those of others are not there', async () => {
    const own = await openSignedIn(testApp, 'ender');
    const { browser: other } = await logIn('ender');
    const stranger = await openSignedIn(testApp, 'stranger');
    const id = (await sessionsOf(own)).find(({ current }) => !current)?.id;
    const path = `/api/end-session/${id}/`;
    expect((await stranger.post(path)).statusCode).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
    expect((await own.post(path)).statusCode).toBe(204);
    expect(await isSignedIn(other)).toBe(false);
    expect((await own.post(path)).statusCode).toBe(404);
    expect((await own.post('/api/end-session/nonsense/')).statusCode).toBe(404);
    const [last] = await sessionsOf(own);
    await own.post(`/api/end-session/${last?.id}/`);
    expect([...own.cookies.keys()]).toEqual(['known_browser']);
  });

  it('end all but this one at once', async () => {
    const own = await openSignedIn(testApp, 'tidy');
    const others = [await logIn('tidy'), await logIn('tidy')];
    const stranger = await openSignedIn(testApp, 'bystander');
    expect((await own.post('/api/end-other-sessions/')).statusCode).toBe(204);
    expect(await isSignedIn(own)).toBe(true);
    for (const { browser } of others) expect(await isSignedIn(browser)).toBe(false);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  it('are changed with a CSRF token alone', async () => {
    const browser = await openSignedIn(testApp, 'forged');
    const headers = { 'x-csrftoken': 'forged' };
    const answer = await browser.post('/api/end-other-sessions/', { headers });
    expect(answer.statusCode).toBe(403);
  });
});
