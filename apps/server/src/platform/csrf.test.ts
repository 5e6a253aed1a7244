import { en } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { openSignedIn, PASSWORD } from '../testing/register.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../testing/test-browser.ts';

const testApp = await createTestApp();
const { app } = testApp;
const refusal = [403, { non_field_errors: [en.errors.csrfFailed] }];

async function logOut(browser: TestBrowser, headers?: Record<string, string>) {
  const answer = await browser.post('/api/logout/', headers ? { headers } : {});
  return answer.statusCode === 204 ? 204 : [answer.statusCode, answer.json()];
}

describe('GET /api/csrf/', () => {
  it('answers 204 and a cookie that scripts can read', async () => {
    const answer = await app.inject('/api/csrf/');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const shape = { name: 'csrftoken', path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 3600 };
    expect(answer.cookies).toEqual([
      { ...shape, value: expect.stringMatching(/^[\w-]+\.[\w-]+$/) },
    ]);
  });

  it('keeps a token that still fits, so that other tabs keep theirs', async () => {
    const browser = await openBrowser(app);
    const token = browser.cookies.get('csrftoken');
    await browser.get('/api/csrf/');
    expect(browser.cookies.get('csrftoken')).toBe(token);
  });

  it('replaces a token that does not', async () => {
    const browser = await openBrowser(app);
    browser.cookies.set('csrftoken', 'not.ours');
    await browser.get('/api/csrf/');
    expect(await logOut(browser)).toBe(204);
  });
});

describe('a changing request', () => {
  it('passes with the token of its session', async () => {
    expect(await logOut(await openSignedIn(testApp, 'careful'))).toBe(204);
  });

  it('is refused without cookie and header', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/logout/' });
    expect([answer.statusCode, answer.json()]).toEqual(refusal);
  });

  it('is refused with the cookie alone', async () => {
    const browser = await openBrowser(app);
    expect(await logOut(browser, { 'x-csrftoken': '' })).toEqual(refusal);
  });

  it('is refused with the header alone', async () => {
    const browser = await openBrowser(app);
    const token = browser.cookies.get('csrftoken') ?? '';
    browser.cookies.delete('csrftoken');
    expect(await logOut(browser, { 'x-csrftoken': token })).toEqual(refusal);
  });

  it.each(['forged', 'forged.forged', '.', 'a.b.c', 'é.é'])(
    'is refused with the forged token %j in both',
    async (token) => {
      const browser = await openBrowser(app);
      browser.cookies.set('csrftoken', encodeURIComponent(token));
      expect(await logOut(browser, { 'x-csrftoken': encodeURIComponent(token) })).toEqual(refusal);
    },
  );

  it("is refused with another session's token", async () => {
    const victim = await openSignedIn(testApp, 'victim');
    const attacker = await openSignedIn(testApp, 'attacker');
    victim.cookies.set('csrftoken', attacker.cookies.get('csrftoken') ?? '');
    expect(await logOut(victim)).toEqual(refusal);
  });

  it('is refused in a session with a token from before the log-in', async () => {
    const browser = await openBrowser(app);
    const early = browser.cookies.get('csrftoken') ?? '';
    const signedIn = await openSignedIn(testApp, 'early');
    signedIn.cookies.set('csrftoken', early);
    expect(await logOut(signedIn)).toEqual(refusal);
  });

  it('is refused after log-out with the old token, and passes with a new one', async () => {
    const browser = await openSignedIn(testApp, 'comeback');
    const old = browser.cookies.get('csrftoken') ?? '';
    await browser.post('/api/logout/');
    browser.cookies.set('csrftoken', old);
    expect(await logOut(browser)).toEqual(refusal);
    await browser.get('/api/csrf/');
    const login = await browser.post('/api/login/', {
      form: { username: 'comeback', password: PASSWORD },
    });
    expect(login.statusCode).toBe(200);
  });

  it('is refused before its body is looked at', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/signup/', payload: '{nonsense' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('behind https', () => {
  it('cookies are Secure and carry the prefix', async () => {
    const environment = { PUBLIC_URL: 'https://toile.example', COOKIE_PREFIX: '__Host-' };
    const secure = await createTestApp({ environment });
    const browser = await openSignedIn(secure, 'prefixed');
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      '__Host-csrftoken',
      '__Host-known_browser',
      '__Host-sessionid',
      'signed_in',
    ]);
    const login = await browser.post('/api/login/', {
      form: { username: 'prefixed', password: PASSWORD },
    });
    expect(login.cookies.every(({ secure: isSecure }) => isSecure)).toBe(true);
    expect(login.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('hosts below this one may be left out of the demand for https', async () => {
    const environment = { PUBLIC_URL: 'https://toile.example', HSTS_SUBDOMAINS: 'off' };
    const { app: secure } = await createTestApp({ environment });
    const { headers } = await secure.inject('/api/csrf/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
