import { en, serverWords } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { mailsTo, tokenIn } from '../../testing/read-mails.ts';
import { PASSWORD, registerVerified, signupForm } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const { clock, advance } = createMovingClock();
const testApp = await createTestApp({ clock });
const { app, services, database } = testApp;

/** Signs up in a browser of its own; returns the link's token and the browser. */
async function signUpIn(form: ReturnType<typeof signupForm>, remoteAddress = '127.0.0.1') {
  const browser = await openBrowser(app, { remoteAddress });
  expect((await browser.post('/api/signup/', { form })).statusCode).toBe(201);
  return { browser, token: await lastTokenOf(form.email) };
}

async function signUp(username: string): Promise<string> {
  const { browser, token } = await signUpIn(signupForm(username));
  browsers.set(token, browser);
  return token;
}

/** The browsers that signed up, by their links. */
const browsers = new Map<string, TestBrowser>();

function formOf(username: string, { email, password }: { email: string; password: string }) {
  return { username, email, password1: password, password2: password };
}

async function logIn(username: string, password: string, browser?: TestBrowser) {
  const used = browser ?? (await openBrowser(app));
  return used.post('/api/login/', { form: { username, password } });
}

async function confirm(form: Record<string, string>, remoteAddress = '127.0.0.1') {
  const browser = await openBrowser(app, { remoteAddress });
  const answer = await browser.post('/api/verify-email/', { form });
  return [answer.statusCode, answer.json()];
}

async function lastTokenOf(email: string): Promise<string> {
  const [mail] = await mailsTo(testApp, email);
  return tokenIn(mail);
}

/** Opens a link in the browser that signed up, or in another one. */
async function verify(data: string, own = browsers.get(data)) {
  const browser = own ?? (await openBrowser(app));
  const answer = await browser.get(`/api/verify-email/?data=${encodeURIComponent(data)}`);
  return [answer.statusCode, answer.json()];
}

async function resend(credential: unknown, remoteAddress = '127.0.0.1') {
  const browser = await openBrowser(app, { remoteAddress });
  return browser.post('/api/resend-verification/', { json: { credential } });
}

/** Additional fields of the first answer to a valid link. */
const granted = { welcome_credits: 40 };

describe('GET /api/verify-email/', () => {
  it('verifies once, grants once, and keeps saying so', async () => {
    const token = await signUp('valentina');
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    answers.push(await verify(token));
    const email = 'valentina@atelier.example';
    const granting = answers.filter(([, body]) => body.welcome_credits !== undefined);
    expect(granting).toEqual([[200, { email, ...granted }]]);
    for (const [status, body] of answers) expect([status, body.email]).toEqual([200, email]);
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

  it('has older links go on to work when a new one is sent', async () => {
    const { browser, token: older } = await signUpIn(signupForm('twice'));
    await resend('twice@atelier.example');
    const newer = await lastTokenOf('twice@atelier.example');
    expect(newer).not.toBe(older);
    const verified = { email: 'twice@atelier.example' };
    expect(await verify(older, browser)).toEqual([200, { ...verified, ...granted }]);
    // The owner who opens the second mail after the first gets the same answer.
    expect(await verify(newer)).toEqual([200, verified]);
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

describe('a link that is opened elsewhere', () => {
  it('changes nothing, and asks for the password of its sign-up', async () => {
    const token = await signUp('traveller');
    const email = 'traveller@atelier.example';
    const stranger = await openBrowser(app);
    const asked = [200, { email, username: 'traveller', password_required: true }];
    expect(await verify(token, stranger)).toEqual(asked);
    expect((await logIn('traveller', PASSWORD)).statusCode).toBe(403);
    const wrong = await confirm({ data: token, password: 'not the password' });
    expect(wrong).toEqual([400, { password: [en.validation.passwordOfOtherSignup] }]);
    expect(await verify(token, stranger)).toEqual(asked);
    expect(await confirm({ data: token, password: PASSWORD })).toEqual([
      200,
      { email, ...granted },
    ]);
    expect((await logIn('traveller', PASSWORD)).json()).toMatchObject({ credits: 40 });
    expect(await verify(token, stranger)).toEqual([200, { email }]);
  });

  it('takes JSON as well, and nothing without a CSRF token', async () => {
    const token = await signUp('jason');
    const json = { data: token, password: PASSWORD };
    const bare = await app.inject({ method: 'POST', url: '/api/verify-email/', payload: json });
    expect(bare.statusCode).toBe(403);
    const browser = await openBrowser(app);
    const answer = await browser.post('/api/verify-email/', { json });
    expect(answer.json()).toEqual({ email: 'jason@atelier.example', ...granted });
  });

  it('refuses what is no link, or has no password', async () => {
    expect(await confirm({ data: 'forged', password: PASSWORD })).toEqual([
      400,
      { non_field_errors: [en.errors.verificationLinkInvalid] },
    ]);
    const token = await signUp('wordless');
    expect(await confirm({ data: token })).toEqual([400, { password: ['Password is required'] }]);
    advance(24 * 3600 + 1);
    expect((await confirm({ data: token, password: PASSWORD }))[1]).toEqual({
      non_field_errors: [en.errors.verificationLinkExpired],
      email: 'wordless@atelier.example',
    });
  });

  it('stops guesses after ten, from wherever they come, and made at once too', async () => {
    const token = await signUp('guessed');
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        confirm({ data: token, password: `guess ${index}` }, `10.40.0.${index}`),
      ),
    );
    const statuses = answers.map(([status]) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await confirm({ data: token, password: PASSWORD }, '10.40.1.1'))[0]).toBe(429);
    expect((await verify(token))[0], 'the browser that signed up asks no password').toBe(200);
  });

  it('is not asked for after a log-in with the right password', async () => {
    const token = await signUp('returning');
    const browser = await openBrowser(app);
    expect((await logIn('returning', PASSWORD, browser)).statusCode).toBe(403);
    expect(await verify(token, browser)).toEqual([
      200,
      { email: 'returning@atelier.example', ...granted },
    ]);
  });

  it('is not asked for in a day, and no forged cookie passes for the sign-up’s', async () => {
    const { browser, token } = await signUpIn(signupForm('sleeper'));
    const cookie = browser.cookies.get('signup') ?? '';
    const [ids, end, signature] = cookie.split('.');
    const forgeries = [
      `${ids}.${Number(end) + 1000}.${signature}`,
      `x~${ids}.${end}.${signature}`,
      `${ids}.${end}`,
      `${cookie}.more`,
      '..',
    ];
    for (const forged of forgeries) {
      const stranger = await openBrowser(app);
      stranger.cookies.set('signup', forged);
      expect((await verify(token, stranger))[1]).toHaveProperty('password_required');
    }
    advance(24 * 3600 - 60);
    await resend('sleeper@atelier.example');
    const newer = await lastTokenOf('sleeper@atelier.example');
    advance(120);
    expect((await verify(newer, browser))[1]).toHaveProperty('password_required', true);
  });
});

describe('two sign-ups with one e-mail', () => {
  const mine = { email: 'prize@atelier.example', password: 'the victim’s own' };
  const theirs = { email: 'prize@atelier.example', password: 'the attacker’s own' };

  it('give the account to the password of the link, whichever was sent last', async () => {
    const victim = await signUpIn(formOf('prize', mine));
    const attacker = await signUpIn(formOf('thief', theirs), '10.66.0.1');
    // The victim clicks the newest link, in the browser that signed up.
    const clicked = await verify(attacker.token, victim.browser);
    expect(clicked[1]).toEqual({
      email: mine.email,
      username: 'thief',
      password_required: true,
    });
    const given = await confirm({ data: attacker.token, password: mine.password });
    expect(given[0], 'each link has its own password').toBe(400);
    for (const [name, password] of [
      ['prize', mine.password],
      ['prize@atelier.example', mine.password],
      ['thief', theirs.password],
      ['prize@atelier.example', theirs.password],
    ] as const) {
      expect((await logIn(name, password)).statusCode, `${name} waits`).toBe(403);
    }
    expect(await verify(victim.token, victim.browser)).toEqual([
      200,
      { email: mine.email, ...granted },
    ]);

    expect((await logIn('prize@atelier.example', mine.password)).statusCode).toBe(200);
    for (const name of ['prize', 'thief', mine.email]) {
      expect((await logIn(name, theirs.password)).statusCode).toBe(400);
    }
    const late = await confirm({ data: attacker.token, password: theirs.password });
    expect(late).toEqual([400, { non_field_errors: [en.errors.verificationLinkInvalid] }]);
    expect((await verify(attacker.token, attacker.browser))[0]).toBe(400);
  });

  it('have new links for both, named by username and time, of which each works', async () => {
    const email = 'shared@atelier.example';
    await signUpIn(formOf('first_of_two', { email, password: 'the first of two' }));
    await signUpIn(formOf('second_of_two', { email, password: 'the second of two' }), '10.66.0.2');
    await resend(email, '10.66.0.3');
    const [mail] = await mailsTo(testApp, email);
    expect(mail?.subject).toBe(serverWords.mail.verifySeveral.subject);
    const links = [
      ...(mail?.text ?? '').matchAll(
        /Confirm “(\w+)”, asked for on [^\n]+ UTC:\n\S+data=([\w-]+)/g,
      ),
    ];
    expect(links.map(([, username]) => username)).toEqual(['second_of_two', 'first_of_two']);
    const [, data = ''] = links[1]?.slice(1) ?? [];
    expect((await confirm({ data, password: 'the second of two' }))[0]).toBe(400);
    expect(await confirm({ data, password: 'the first of two' })).toEqual([
      200,
      { email, ...granted },
    ]);
    expect((await logIn(email, 'the first of two')).statusCode).toBe(200);
  });

  it('have a link of its own alone for the browser of one of them', async () => {
    const email = 'divided@atelier.example';
    const first = await signUpIn(formOf('own_one', { email, password: 'the first of two' }));
    await signUpIn(formOf('other_one', { email, password: 'the second of two' }), '10.66.0.4');
    await first.browser.post('/api/resend-verification/', { json: { credential: email } });
    const token = await lastTokenOf(email);
    expect(await verify(token, first.browser)).toEqual([200, { email, ...granted }]);
    expect((await logIn('own_one', 'the first of two')).statusCode).toBe(200);
  });

  it('become one user, when both are confirmed at once', async () => {
    const email = 'raced@atelier.example';
    const first = await signUpIn(formOf('racer1', { email, password: 'the first of two' }));
    const second = await signUpIn(formOf('racer2', { email, password: 'the second of two' }));
    const answers = await Promise.all([
      verify(first.token, first.browser),
      verify(second.token, second.browser),
    ]);
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200, 400]));
    const rows = await database.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
  });
});

describe('a name that has become another’s', () => {
  it('is held for a day, and then given to the first that is confirmed; the other chooses anew', async () => {
    const slow = await signUpIn(signupForm('atelier'));
    advance(24 * 3600 + 1);
    const quick = await signUpIn(signupForm('atelier', 'quick@atelier.example'));
    expect((await verify(quick.token, quick.browser))[0]).toBe(200);

    await resend('atelier@atelier.example');
    const data = await lastTokenOf('atelier@atelier.example');
    const asked = { email: 'atelier@atelier.example', username: 'atelier' };
    expect(await verify(data, slow.browser)).toEqual([
      200,
      { ...asked, password_required: true, username_taken: true },
    ]);
    const taken = [400, { username: [en.validation.usernameTaken] }];
    expect(await confirm({ data, password: PASSWORD })).toEqual(taken);
    await signUpIn(signupForm('held_name'));
    expect(await confirm({ data, password: PASSWORD, username: 'held_name' })).toEqual(taken);
    expect(await confirm({ data, password: PASSWORD, username: 'x' })).toEqual([
      400,
      { username: [en.validation.usernameTooShort] },
    ]);
    expect(await confirm({ data, password: PASSWORD, username: 'atelier.two' })).toEqual([
      200,
      { email: asked.email, ...granted },
    ]);
    expect((await logIn('atelier.two', PASSWORD)).statusCode).toBe(200);
    expect((await logIn('atelier', PASSWORD)).json()).toMatchObject({
      email: 'quick@atelier.example',
    });
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
