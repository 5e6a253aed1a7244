import { en } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { openSignedIn, PASSWORD, registerVerified } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const { clock, advance } = createMovingClock();
const testApp = await createTestApp({ clock });
const { app, services, database } = testApp;
const DAY = 24 * 3600;

describe('sessions', () => {
  it('are a hidden cookie, its readable sign and a new CSRF token', async () => {
    await registerVerified(testApp, 'cookies');
    const browser = await openBrowser(app);
    const before = browser.cookies.get('csrftoken');
    const login = await browser.post('/api/login/', {
      form: { username: 'cookies', password: PASSWORD },
    });
    const life = { path: '/', sameSite: 'Lax', maxAge: 30 * DAY };
    expect(login.cookies).toEqual([
      { name: 'sessionid', value: expect.stringMatching(/^[\w-]{43}$/), httpOnly: true, ...life },
      { name: 'signed_in', value: '1', ...life },
      { name: 'csrftoken', value: expect.any(String), ...life },
      {
        name: 'known_browser',
        value: expect.any(String),
        httpOnly: true,
        ...life,
        maxAge: 400 * DAY,
      },
    ]);
    expect(browser.cookies.get('csrftoken')).not.toBe(before);
  });

  it('are kept as a hash', async () => {
    const browser = await openSignedIn(testApp, 'hashed');
    const token = browser.cookies.get('sessionid') ?? '';
    const rows = await database.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('open the private calls, which answer 401 to everyone else', async () => {
    const browser = await openSignedIn(testApp, 'private');
    expect((await browser.get('/api/get-user-credits/')).statusCode).toBe(200);
    const stranger = await openBrowser(app);
    const answer = await stranger.get('/api/get-user-credits/');
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { non_field_errors: [en.errors.notSignedIn] },
    ]);
  });

  it('end with log-out: the cookies go, and the token is worth nothing', async () => {
    const browser = await openSignedIn(testApp, 'leaving');
    const sessionid = browser.cookies.get('sessionid') ?? '';
    const logout = await browser.post('/api/logout/');
    expect([logout.statusCode, logout.body]).toEqual([204, '']);
    expect([...browser.cookies.keys()]).toEqual(['known_browser']);
    const replay = await app.inject({ url: '/api/get-user-credits/', cookies: { sessionid } });
    expect(replay.statusCode).toBe(401);
  });

  it('can be ended by somebody who has none', async () => {
    const browser = await openBrowser(app);
    expect((await browser.post('/api/logout/')).statusCode).toBe(204);
  });

  it('give way to a new one at log-in', async () => {
    const browser = await openSignedIn(testApp, 'renewed');
    const sessionid = browser.cookies.get('sessionid') ?? '';
    await browser.post('/api/login/', { form: { username: 'renewed', password: PASSWORD } });
    expect(browser.cookies.get('sessionid')).not.toBe(sessionid);
    const replay = await app.inject({ url: '/api/get-user-credits/', cookies: { sessionid } });
    expect(replay.statusCode).toBe(401);
  });

  it('clear the cookies of a browser whose token is unknown', async () => {
    const browser = await openBrowser(app);
    browser.cookies.set('sessionid', 'made-up').set('signed_in', '1');
    await browser.get('/api/get-user-credits/');
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it('live 30 days from their last use, and set their cookies again once a day', async () => {
    const browser = await openSignedIn(testApp, 'steady');
    const soon = await browser.get('/api/get-user-credits/');
    expect(soon.cookies).toEqual([]);
    advance(29 * DAY);
    const later = await browser.get('/api/get-user-credits/');
    expect(later.cookies.map(({ name }) => name)).toEqual(['sessionid', 'signed_in']);
    advance(29 * DAY);
    expect((await browser.get('/api/get-user-credits/')).statusCode).toBe(200);
    advance(30 * DAY + 1);
    expect((await browser.get('/api/get-user-credits/')).statusCode).toBe(401);
    await services.accounts.removeExpired();
    expect(await database.select().from(sessions)).toEqual([]);
  });

  it('end after half a year, however much they are used', async () => {
    const browser = await openSignedIn(testApp, 'tireless');
    for (let months = 0; months < 6; months += 1) {
      expect((await browser.get('/api/get-user-credits/')).statusCode).toBe(200);
      advance(29 * DAY);
    }
    expect((await browser.get('/api/get-user-credits/')).statusCode).toBe(200);
    advance(7 * DAY);
    expect((await browser.get('/api/get-user-credits/')).statusCode).toBe(401);
  });

  it('are twenty at most: a new one ends the oldest, and nobody else’s', async () => {
    const other = await openSignedIn(testApp, 'bystander');
    await registerVerified(testApp, 'collector');
    const browsers: TestBrowser[] = [];
    for (let index = 0; index < 21; index += 1) {
      const browser = await openBrowser(app);
      await browser.post('/api/login/', { form: { username: 'collector', password: PASSWORD } });
      browsers.push(browser);
      advance(1);
    }
    const statuses: number[] = [];
    for (const browser of [...browsers, other]) {
      statuses.push((await browser.get('/api/get-user-credits/')).statusCode);
    }
    expect(statuses).toEqual([401, ...Array.from({ length: 21 }, () => 200)]);
  });

  it('have the browser forget what it kept of their pictures when they end', async () => {
    const browser = await openSignedIn(testApp, 'tidy');
    const logout = await browser.post('/api/logout/');
    expect(logout.headers['clear-site-data']).toBe('"cache"');
  });
});

describe('instruction settings', () => {
  it('turn a tool off and on again', async () => {
    const browser = await openSignedIn(testApp, 'reader');
    const settings = async () => (await browser.get('/api/get-instruction-settings/')).json();
    const toggle = async (tool: string) =>
      (await browser.post(`/api/toggle-instruction-settings/${tool}/`)).json();
    expect(await settings()).toEqual({ disabledInstructions: [] });
    await toggle('create-pattern');
    expect(await toggle('swap-garment')).toEqual({
      disabledInstructions: ['swap-garment', 'create-pattern'],
    });
    expect(await toggle('create-pattern')).toEqual({ disabledInstructions: ['swap-garment'] });
    expect(await settings()).toEqual({ disabledInstructions: ['swap-garment'] });
  });

  it('loses no click of many at once', async () => {
    const browser = await openSignedIn(testApp, 'clicker');
    await Promise.all(
      Array.from({ length: 5 }, () =>
        browser.post('/api/toggle-instruction-settings/create-sketch/'),
      ),
    );
    const settings = await browser.get('/api/get-instruction-settings/');
    expect(settings.json()).toEqual({ disabledInstructions: ['create-sketch'] });
  });

  it('are of known tools, and of somebody signed in', async () => {
    const browser = await openSignedIn(testApp, 'curious');
    expect((await browser.post('/api/toggle-instruction-settings/knit/')).statusCode).toBe(404);
    const stranger = await openBrowser(app);
    expect((await stranger.get('/api/get-instruction-settings/')).statusCode).toBe(401);
    const post = await stranger.post('/api/toggle-instruction-settings/create-pattern/');
    expect(post.statusCode).toBe(401);
  });
});
