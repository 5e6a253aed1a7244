import { en } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { PASSWORD, registerVerified, signupForm } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

const { clock, advance } = createMovingClock();
const testApp = await createTestApp({ clock });
const { app } = testApp;

async function logIn(username: string, password: string, remoteAddress = '127.0.0.1') {
  const browser = await openBrowser(app, { remoteAddress });
  return browser.post('/api/login/', { form: { username, password } });
}

describe('POST /api/login/', () => {
  it.each(['elsa', 'ELSA', 'elsa@atelier.example', ' Elsa@Atelier.Example '])(
    'lets in by %j',
    async (credential) => {
      await registerVerified(testApp, 'elsa');
      const answer = await logIn(credential, PASSWORD);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { id: expect.any(String), username: 'elsa', email: 'elsa@atelier.example', credits: 40 },
      ]);
    },
  );

  it('answers a bad password and an unknown account alike', async () => {
    await registerVerified(testApp, 'known');
    const bad = await logIn('known', 'not the password');
    const unknown = await logIn('unknown', 'not the password');
    expect([bad.statusCode, bad.body]).toEqual([
      400,
      '{"non_field_errors":["Invalid credentials"]}',
    ]);
    expect([unknown.statusCode, unknown.body]).toEqual([bad.statusCode, bad.body]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(bad.headers));
  });

  it('says Not verified, with the e-mail, only after the right password', async () => {
    const browser = await openBrowser(app);
    await browser.post('/api/signup/', { form: signupForm('pending') });
    const right = await logIn('pending', PASSWORD);
    expect([right.statusCode, right.json()]).toEqual([
      403,
      { non_field_errors: ['Not verified'], email: 'pending@atelier.example' },
    ]);
    expect(right.cookies.map(({ name }) => name)).not.toContain('sessionid');
    expect((await logIn('pending', 'wrong')).json()).toEqual({
      non_field_errors: ['Invalid credentials'],
    });
  });

  it.each([
    [{}, { username: ['Username / Email is required'], password: ['Password is required'] }],
    [
      { username: '', password: '' },
      { username: ['Username / Email is required'], password: ['Password is required'] },
    ],
    [{ username: 'elsa', password: 'x'.repeat(129) }, { password: [en.validation.invalidValue] }],
  ])('refuses the form %j', async (form, body) => {
    const browser = await openBrowser(app);
    const answer = await browser.post('/api/login/', { form });
    expect([answer.statusCode, answer.json()]).toEqual([400, body]);
  });

  it('is a password with accents, emoji and spaces, and what looks like SQL is only text', async () => {
    const password = ' mot de passe – été 🧵 ';
    const form = { ...signupForm('accents'), password1: password, password2: password };
    const browser = await openBrowser(app);
    await browser.post('/api/signup/', { form });
    expect((await logIn('accents', password.normalize('NFD'))).statusCode).toBe(403);
    expect((await logIn('accents', password.trim())).statusCode).toBe(400);
    expect((await logIn("' or 1=1 --", "' or 1=1 --")).statusCode).toBe(400);
  });
});

describe('the limit of bad passwords', () => {
  it('stops guessing after 20, by name and e-mail together, while the owner elsewhere gets in', async () => {
    await registerVerified(testApp, 'prey');
    for (let index = 0; index < 20; index += 1) {
      expect((await logIn('prey', `guess ${index}`, '10.6.6.6')).statusCode).toBe(400);
    }
    const byEmail = await logIn('prey@atelier.example', 'guess', '10.6.6.6');
    expect(byEmail.statusCode, 'both are the same account').toBe(429);
    const stopped = await logIn('prey', PASSWORD, '10.6.6.6');
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(890);
    expect(stopped.json()).toEqual({
      non_field_errors: [
        expect.stringMatching(/^Too many tries\. Wait \d+ seconds and try again\.$/),
      ],
    });
    expect((await logIn('prey', PASSWORD, '10.7.7.7')).statusCode).toBe(200);
    advance(15 * 60 + 1);
    expect((await logIn('prey', PASSWORD, '10.6.6.6')).statusCode).toBe(200);
  });

  it('counts guesses made at once', async () => {
    await registerVerified(testApp, 'rushed');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => logIn('rushed', `guess ${index}`, '10.6.6.8')),
    );
    const stopped = answers.filter(({ statusCode }) => statusCode === 429);
    expect(stopped).toHaveLength(10);
  });

  it('treats an unknown account the same', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await logIn('nobody.at.all', 'guess', '10.6.6.7')).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });

  it('lets the account of many guessers wait longer each time, but not a browser of its owner', async () => {
    await registerVerified(testApp, 'besieged');
    const own = await openBrowser(app, { remoteAddress: '10.50.0.1' });
    const form = { username: 'besieged', password: PASSWORD };
    expect((await own.post('/api/login/', { form })).statusCode).toBe(200);
    const guess = async (index: number) =>
      logIn(index % 2 ? 'besieged' : 'besieged@atelier.example', 'guess', `10.51.${index}.1`);
    for (let index = 0; index < 21; index += 1) expect((await guess(index)).statusCode).toBe(400);
    const gaps: number[] = [];
    for (let index = 0; index < 9; index += 1) {
      const stopped = await guess(100 + index);
      expect(stopped.statusCode).toBe(429);
      const seconds = Number(stopped.headers['retry-after']);
      gaps.push(Math.round(seconds / 15) * 15);
      advance(seconds);
      expect((await guess(150 + index)).statusCode, 'one is let through').toBe(400);
    }
    expect(gaps).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);

    expect((await logIn('besieged', PASSWORD, '10.50.0.2')).statusCode).toBe(429);
    await own.post('/api/logout/');
    await own.get('/api/csrf/');
    expect((await own.post('/api/login/', { form })).statusCode, 'a known browser').toBe(200);
    const stolen = await openBrowser(app, { remoteAddress: '10.50.0.3' });
    stolen.cookies.set('known_browser', `${own.cookies.get('known_browser')}x`);
    expect((await stolen.post('/api/login/', { form })).statusCode, 'a forged one').toBe(429);
  });

  it('counts a known browser by itself', async () => {
    await registerVerified(testApp, 'forgetful');
    const own = await openBrowser(app, { remoteAddress: '10.52.0.1' });
    const tryWith = async (password: string) =>
      (await own.post('/api/login/', { form: { username: 'forgetful', password } })).statusCode;
    expect(await tryWith(PASSWORD)).toBe(200);
    for (let index = 0; index < 20; index += 1) expect(await tryWith('slip')).toBe(400);
    expect(await tryWith(PASSWORD)).toBe(429);
    expect((await logIn('forgetful', PASSWORD, '10.52.0.2')).statusCode).toBe(200);
  });

  it('lets an unknown account wait the same', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      statuses.push((await logIn('no.such.account', 'guess', `10.53.${index}.1`)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 21 }, () => 400), 429]);
  });

  it('stops an address that guesses at many accounts, whose right ones do not count', async () => {
    await registerVerified(testApp, 'neighbour');
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1) {
      statuses.push((await logIn(`victim${index}`, 'guess', '10.54.0.1')).statusCode);
      if (index < 3) await logIn('neighbour', PASSWORD, '10.54.0.1');
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect((await logIn('victim99', 'guess', '10.54.0.1')).statusCode).toBe(429);
    expect((await logIn('victim99', 'guess', '10.54.0.2')).statusCode).toBe(400);
    advance(15 * 60 + 1);
    expect((await logIn('neighbour', PASSWORD, '10.54.0.1')).statusCode).toBe(200);
  });

  it('goes on after the password of a sign-up that waits: whoever signed up with it may be another', async () => {
    const victim = await openBrowser(app);
    await victim.post('/api/signup/', { form: signupForm('twin') });
    const stranger = await openBrowser(app, { remoteAddress: '10.6.6.10' });
    const own = 'a stranger’s own phrase';
    await stranger.post('/api/signup/', {
      form: { ...signupForm('twin'), password1: own, password2: own },
    });
    const tryWith = async (password: string) =>
      (await stranger.post('/api/login/', { form: { username: 'twin', password } })).statusCode;
    const guessTenTimes = async () => {
      for (let index = 0; index < 10; index += 1) expect(await tryWith(`guess ${index}`)).toBe(400);
    };
    await guessTenTimes();
    expect(await tryWith(own)).toBe(403);
    await guessTenTimes();
    expect(await tryWith('one more guess')).toBe(429);
  });

  it('starts anew after the right password', async () => {
    await registerVerified(testApp, 'clumsy');
    const browser = await openBrowser(app, { remoteAddress: '10.6.6.9' });
    const tryWith = async (password: string) =>
      (await browser.post('/api/login/', { form: { username: 'clumsy', password } })).statusCode;
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 15; index += 1) expect(await tryWith('slip')).toBe(400);
      expect(await tryWith(PASSWORD)).toBe(200);
    }
  });

  it('limits all calls about accounts from one address, and no other address', async () => {
    const call = (remoteAddress: string) =>
      app.inject({ method: 'GET', url: '/api/verify-email/?data=x', remoteAddress });
    const answers = await Promise.all(Array.from({ length: 125 }, () => call('2001:db8::1')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect((await call('2001:db8:0:0:ffff::2')).statusCode).toBe(429);
    expect((await call('2001:db8:0:1::1')).statusCode).toBe(400);
  });
});
