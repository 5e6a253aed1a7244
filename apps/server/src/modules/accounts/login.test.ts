import { verify } from '@node-rs/argon2';
import { en } from '@toile/contract';
import { describe, expect, it, vi } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { PASSWORD, registerVerified, signupForm } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

vi.mock('@node-rs/argon2', { spy: true });

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

  it('checks one password for both, of equal cost: that is what takes the time', async () => {
    await registerVerified(testApp, 'clocked');
    const costs: string[] = [];
    for (const credential of ['clocked', 'ghost', 'ghost@atelier.example']) {
      vi.mocked(verify).mockClear();
      expect((await logIn(credential, 'wrong')).statusCode).toBe(400);
      expect(verify).toHaveBeenCalledTimes(1);
      costs.push(String(vi.mocked(verify).mock.calls[0]?.[0]).split('$').slice(0, 4).join('$'));
    }
    expect(new Set(costs)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']));
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
  it('stops guessing after 20, the same for every name, while the owner elsewhere gets in', async () => {
    await registerVerified(testApp, 'prey');
    for (let index = 0; index < 20; index += 1) {
      expect((await logIn('prey', `guess ${index}`, '10.6.6.6')).statusCode).toBe(400);
    }
    const byEmail = await logIn('prey@atelier.example', 'guess', '10.6.6.6');
    expect(byEmail.statusCode, 'the limit does not tell which address a name has').toBe(400);
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

  it('starts anew after the right password', async () => {
    await registerVerified(testApp, 'clumsy');
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 15; index += 1) await logIn('clumsy', 'slip', '10.6.6.9');
      expect((await logIn('clumsy', PASSWORD, '10.6.6.9')).statusCode).toBe(200);
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
