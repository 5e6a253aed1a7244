import { hash } from '@node-rs/argon2';
import { en, serverWords } from '@toile/contract';
import { describe, expect, it, vi } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { mailsTo, tokenIn } from '../../testing/read-mails.ts';
import { PASSWORD, registerVerified, signupForm } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

vi.mock('@node-rs/argon2', { spy: true });

const testApp = await createTestApp();
const { app, database } = testApp;

async function signUp(form: Record<string, string>) {
  const browser = await openBrowser(app);
  return browser.post('/api/signup/', { form });
}

async function logIn(username: string, password: string) {
  const browser = await openBrowser(app);
  return browser.post('/api/login/', { form: { username, password } });
}

describe('POST /api/signup/', () => {
  it('answers with the e-mail alone and mails a link', async () => {
    const answer = await signUp(signupForm('coco'));
    expect([answer.statusCode, answer.json()]).toEqual([201, { email: 'coco@atelier.example' }]);
    const [mail, ...more] = await mailsTo(testApp, 'coco@atelier.example');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(serverWords.mail.verify.subject);
    expect(mail?.text).toContain('http://localhost:3000/verify-email?data=');
    expect(mail?.text).toContain('“coco”');
  });

  it('keeps neither the password nor the token', async () => {
    await signUp(signupForm('secretive'));
    const [mail] = await mailsTo(testApp, 'secretive@atelier.example');
    const { rows } = await database.execute(
      `select u::text || t::text as row from users u join verification_tokens t on t.user_id = u.id
       where username = 'secretive'`,
    );
    const text = JSON.stringify(rows);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain(tokenIn(mail));
  });

  const { validation } = en;
  const good = signupForm('fine');
  it.each([
    [{ username: '' }, { username: ['Username is required'] }],
    [{ username: 'x' }, { username: [validation.usernameTooShort] }],
    [{ username: 'two words' }, { username: [validation.usernameTooShort] }],
    [{ username: 'a@b.example' }, { username: [validation.usernameAtSign] }],
    [{ username: 'x'.repeat(65) }, { username: ['Username can have at most 64 characters'] }],
    [{ email: '' }, { email: ['E-mail is required'] }],
    [{ email: 'no at.example' }, { email: [validation.emailSpaces] }],
    [{ email: 'no.at' }, { email: [validation.emailMissingAt] }],
    [{ email: 'no@dot' }, { email: [validation.emailMissingDot] }],
    [{ email: 'a@b@c.example' }, { email: [validation.emailMultipleAt] }],
    [{ email: '@b.example' }, { email: [validation.emailMissingUser] }],
    [{ email: 'a.b@' }, { email: [validation.emailMissingDomain] }],
    [{ email: 'a.b@example' }, { email: [validation.emailMissingExtension] }],
    [{ email: 'a"@b.example' }, { email: [validation.emailInvalid] }],
    [
      { email: `${'a'.repeat(250)}@b.example` },
      { email: ['E-mail can have at most 254 characters'] },
    ],
    [
      { password1: '', password2: '' },
      { password1: ['Password is required'], password2: ['Confirm password is required'] },
    ],
    [{ password1: 'seven77', password2: 'seven77' }, { password1: [validation.passwordTooShort] }],
    [
      { password1: 'x'.repeat(129), password2: 'x'.repeat(129) },
      { password1: ['Password can have at most 128 characters'] },
    ],
    [
      { username: 'longname', password1: 'LongName', password2: 'LongName' },
      { password1: [validation.passwordSameAsUsername] },
    ],
    [
      { password1: 'Password1', password2: 'Password1' },
      { password1: [validation.passwordCommon] },
    ],
    [{ password2: 'another one' }, { password2: [validation.passwordsDoNotMatch] }],
  ])('refuses %j', async (fault, body) => {
    const answer = await signUp({ ...good, ...fault });
    expect([answer.statusCode, answer.json()]).toEqual([400, body]);
  });

  it('says all faults at once when nothing was filled in', async () => {
    const answer = await signUp({});
    expect(answer.json()).toEqual({
      username: ['Username is required'],
      email: ['E-mail is required'],
      password1: ['Password is required'],
      password2: ['Confirm password is required'],
    });
  });

  it('refuses a name that is taken, in whatever case', async () => {
    await registerVerified(testApp, 'madeleine');
    const answer = await signUp(signupForm('Madeleine', 'other@atelier.example'));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { username: ['This username is already taken'] },
    ]);
  });

  it('answers a taken e-mail like a new one and tells only its owner, once an hour', async () => {
    await registerVerified(testApp, 'owner');
    for (const name of ['intruder', 'intruder2']) {
      const answer = await signUp(signupForm(name, 'OWNER@atelier.example'));
      expect([answer.statusCode, answer.json()]).toEqual([201, { email: 'OWNER@atelier.example' }]);
    }
    const mails = await mailsTo(testApp, 'owner@atelier.example');
    expect(mails.map(({ subject }) => subject)).toEqual([
      serverWords.mail.addressTaken.subject,
      serverWords.mail.verify.subject,
    ]);
    expect(mails[0]?.text).not.toContain('intruder');
    expect((await logIn('intruder', PASSWORD)).statusCode).toBe(400);
    expect((await logIn('owner', PASSWORD)).statusCode).toBe(200);
  });

  it('does not tell by an e-mail used as name that it is known', async () => {
    const email = 'self@atelier.example';
    const first = await signUp(signupForm(email, email));
    const second = await signUp(signupForm(email, email));
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(first.statusCode).toBe(201);
  });

  it('lets an e-mail that nobody verified be registered anew; the older link dies', async () => {
    const email = 'again@atelier.example';
    await signUp(signupForm('mistyped', email));
    const [older] = await mailsTo(testApp, email);
    const form = {
      ...signupForm('again', email),
      password1: 'needle & eye',
      password2: 'needle & eye',
    };
    expect((await signUp(form)).statusCode).toBe(201);
    const [newer] = await mailsTo(testApp, email);

    const browser = await openBrowser(app);
    const dead = await browser.get(`/api/verify-email/?data=${tokenIn(older)}`);
    expect(dead.statusCode).toBe(400);
    await browser.get(`/api/verify-email/?data=${tokenIn(newer)}`);
    expect((await logIn('mistyped', PASSWORD)).statusCode).toBe(400);
    expect((await logIn('again', 'needle & eye')).statusCode).toBe(200);
  });

  it('takes the name again of an account that nobody verified, from its own e-mail alone', async () => {
    const form = { ...signupForm('twin'), password1: 'first needle', password2: 'first needle' };
    await signUp(form);
    const stranger = await signUp(signupForm('twin', 'stranger@atelier.example'));
    expect(stranger.json()).toEqual({ username: [en.validation.usernameTaken] });
    const again = await signUp(signupForm('Twin', form.email));
    expect([again.statusCode, again.json()]).toEqual([201, { email: form.email }]);
    const [newer, ...older] = await mailsTo(testApp, form.email);
    expect(older).toHaveLength(1);
    const browser = await openBrowser(app);
    await browser.get(`/api/verify-email/?data=${tokenIn(newer)}`);
    expect((await logIn('twin', PASSWORD)).statusCode).toBe(200);
    expect((await logIn('twin', 'first needle')).statusCode).toBe(400);
  });

  it('tells nothing of who has a verified name', async () => {
    await registerVerified(testApp, 'settled');
    const own = await signUp(signupForm('settled'));
    const other = await signUp(signupForm('settled', 'elsewhere@atelier.example'));
    expect([own.statusCode, own.body]).toEqual([other.statusCode, other.body]);
    expect(own.json()).toEqual({ username: [en.validation.usernameTaken] });
  });

  it('ends the older link together with the older password, not with the next mail', async () => {
    const email = 'between@atelier.example';
    await signUp(signupForm('tailor', email));
    const [older] = await mailsTo(testApp, email);
    const run = vi.spyOn(testApp.services.background, 'run').mockReturnValue();
    expect((await signUp(signupForm('stranger', email))).statusCode).toBe(201);
    run.mockRestore();

    const browser = await openBrowser(app);
    const dead = await browser.get(`/api/verify-email/?data=${tokenIn(older)}`);
    expect([dead.statusCode, dead.json().email]).toEqual([400, email]);
    expect((await logIn('stranger', PASSWORD)).json()).toMatchObject({ email });
  });

  it('gives a name to one of many who ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signUp(signupForm('popular', `p${index}@a.example`))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
    const refused = answers.filter(({ statusCode }) => statusCode === 400);
    for (const answer of refused) {
      expect(answer.json()).toEqual({ username: ['This username is already taken'] });
    }
  });

  it('makes one account of many requests with one e-mail at once, and says nothing', async () => {
    const email = 'crowd@atelier.example';
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signUp(signupForm(`crowd${index}`, email))),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await testApp.services.background.drain();
    const rows = await database.select().from(users);
    expect(rows.filter((row) => row.email === email)).toHaveLength(1);
  });

  it('hashes one password for a new e-mail and for a taken one: that is what takes the time', async () => {
    await registerVerified(testApp, 'timed');
    for (const email of ['timed@atelier.example', 'new@atelier.example']) {
      vi.mocked(hash).mockClear();
      expect((await signUp(signupForm(`for_${email.split('@')[0]}`, email))).statusCode).toBe(201);
      expect(hash).toHaveBeenCalledTimes(1);
    }
  });
});
