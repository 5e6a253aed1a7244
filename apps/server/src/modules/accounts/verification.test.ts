import { en } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { mailsTo, tokenIn } from '../../testing/read-mails.ts';
import { PASSWORD, registerVerified, signupForm } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

const { clock, advance } = createMovingClock();
const testApp = await createTestApp({ clock });
const { app, services } = testApp;

async function signUp(username: string): Promise<string> {
  const browser = await openBrowser(app);
  await browser.post('/api/signup/', { form: signupForm(username) });
  return lastTokenOf(`${username}@atelier.example`);
}

async function lastTokenOf(email: string): Promise<string> {
  const [mail] = await mailsTo(testApp, email);
  return tokenIn(mail);
}

async function verify(data: string) {
  const browser = await openBrowser(app);
  const answer = await browser.get(`/api/verify-email/?data=${encodeURIComponent(data)}`);
  return [answer.statusCode, answer.json()];
}

async function resend(credential: unknown, remoteAddress = '127.0.0.1') {
  const browser = await openBrowser(app, { remoteAddress });
  return browser.post('/api/resend-verification/', { json: { credential } });
}

describe('GET /api/verify-email/', () => {
  it('verifies once, grants once, and keeps saying so', async () => {
    const token = await signUp('valentina');
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    answers.push(await verify(token));
    for (const answer of answers) {
      expect(answer).toEqual([200, { email: 'valentina@atelier.example' }]);
    }
    const browser = await openBrowser(app);
    const login = await browser.post('/api/login/', {
      form: { username: 'valentina', password: PASSWORD },
    });
    expect(login.json()).toMatchObject({ credits: 40 });
  });

  it('says with the e-mail that a link expired after 24 hours', async () => {
    const token = await signUp('late');
    advance(24 * 3600 - 60);
    const inTime = await signUp('punctual');
    advance(61);
    expect(await verify(token)).toEqual([
      400,
      { non_field_errors: [en.errors.verificationLinkExpired], email: 'late@atelier.example' },
    ]);
    expect((await verify(inTime))[0]).toBe(200);
  });

  it.each(['', 'forged', 'x'.repeat(43), '<script>', 'é', 'a'.repeat(512)])(
    'refuses the forged link %j without naming anyone',
    async (data) => {
      expect(await verify(data)).toEqual([
        400,
        { non_field_errors: [en.errors.verificationLinkInvalid] },
      ]);
    },
  );

  it('answers a link longer than any of ours with 400', async () => {
    expect((await verify('a'.repeat(513)))[0]).toBe(400);
  });

  it('ends older links when a new one is sent', async () => {
    const older = await signUp('twice');
    await resend('twice@atelier.example');
    const newer = await lastTokenOf('twice@atelier.example');
    expect(newer).not.toBe(older);
    expect(await verify(older)).toEqual([
      400,
      { non_field_errors: [en.errors.verificationLinkExpired], email: 'twice@atelier.example' },
    ]);
    expect((await verify(newer))[0]).toBe(200);
    // Its owner, who opens the first mail after the second, is not sent in circles.
    expect((await verify(older))[0]).toBe(200);
  });

  it('forgets links a month after they expired, and accounts that they did not verify', async () => {
    const token = await signUp('forgotten');
    advance(32 * 24 * 3600);
    await services.accounts.removeExpired();
    expect((await verify(token))[1]).toEqual({
      non_field_errors: [en.errors.verificationLinkInvalid],
    });
    expect(await signUp('forgotten'), 'the name is free again').not.toBe(token);
  });
});

describe('POST /api/resend-verification/', () => {
  it('answers the same for waiting, verified and unknown addresses; mails only the first', async () => {
    await signUp('waiting');
    await registerVerified(testApp, 'settled');
    const mailsBefore = await mailsTo(testApp, 'settled@atelier.example');
    const answers = await Promise.all(
      ['waiting@atelier.example', 'settled@atelier.example', 'nobody@atelier.example'].map(
        (credential) => resend(credential),
      ),
    );
    for (const answer of answers) {
      expect([answer.statusCode, answer.body]).toEqual([200, '{"wait_time":60}']);
    }
    expect(await mailsTo(testApp, 'waiting@atelier.example')).toHaveLength(2);
    expect(await mailsTo(testApp, 'settled@atelier.example')).toHaveLength(mailsBefore.length);
    expect(await mailsTo(testApp, 'nobody@atelier.example')).toEqual([]);
  });

  it('asks to wait a minute between two, known address or not', async () => {
    await signUp('hasty');
    for (const credential of ['hasty@atelier.example', 'stranger@atelier.example']) {
      expect((await resend(credential)).statusCode).toBe(200);
      const second = await resend(credential.toUpperCase(), '10.0.0.9');
      expect(second.statusCode).toBe(429);
      expect(Number(second.headers['retry-after'])).toBeGreaterThan(55);
      expect(second.json()).toEqual({
        non_field_errors: [expect.stringMatching(/^Too many tries\. Wait \d+ seconds/)],
      });
    }
    advance(61);
    expect((await resend('hasty@atelier.example')).statusCode).toBe(200);
  });

  it('lets nobody use up the mails of another', async () => {
    const email = 'victim@atelier.example';
    await signUp('victim');
    const attack = async () => {
      advance(61);
      return (await resend(email, '10.8.8.8')).statusCode;
    };
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1) statuses.push(await attack());
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    // Past the limit an attacker does not even make the owner wait.
    expect((await resend(email, '10.7.7.7')).statusCode).toBe(200);
  });

  it.each(['flooded@atelier.example', 'unknown@atelier.example'])(
    'slows down what comes for %s from many addresses, and then says how long it takes',
    async (email) => {
      if (email.startsWith('flooded')) await signUp('flooded');
      const ask = async (index: number) => {
        advance(61);
        const answer = await resend(email, `10.20.${index}.1`);
        return [answer.statusCode, answer.json().wait_time];
      };
      for (let index = 0; index < 10; index += 1) expect(await ask(index)).toEqual([200, 60]);
      expect(await ask(10)).toEqual([200, 3600]);
      expect(await ask(11)).toEqual([429, undefined]);
      advance(3600);
      expect(await ask(12)).toEqual([200, 3600]);
    },
  );

  it('limits one visitor who asks for many addresses', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await resend(`many${index}@a.example`, '10.9.9.9')).statusCode);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  it.each([
    ['', 'E-mail is required'],
    ['  ', 'E-mail is required'],
    [undefined, 'E-mail is required'],
    [7, en.validation.invalidValue],
    [['a@b.example'], en.validation.invalidValue],
  ])('refuses the credential %j', async (credential, message) => {
    const answer = await resend(credential);
    expect([answer.statusCode, answer.json()]).toEqual([400, { credential: [message] }]);
  });

  it('refuses a body that is no JSON', async () => {
    const browser = await openBrowser(app);
    const answer = await browser.post('/api/resend-verification/', {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual(['non_field_errors']);
  });
});
