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
      `select r::text || l::text as row
       from registrations r join registration_links l on l.registration_id = r.id
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
    [
      { password1: 'ｐａｓｓｗｏｒｄ１', password2: 'ｐａｓｓｗｏｒｄ１' },
      { password1: [validation.passwordCommon] },
    ],
    [
      { password1: 'ｉｌｏｖｅｙｏｕ', password2: 'ｉｌｏｖｅｙｏｕ' },
      { password1: [validation.passwordCommon] },
    ],
    [{ password1: '        ', password2: '        ' }, { password1: [validation.passwordCommon] }],
    [
      { password1: good.email, password2: good.email },
      { password1: [validation.passwordSameAsEmail] },
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
    expect((await logIn('intruder', PASSWORD)).json()).toMatchObject({
      non_field_errors: ['Not verified'],
    });
    expect((await logIn('owner', PASSWORD)).statusCode).toBe(200);
  });

  it('does not tell by an e-mail used as name that it is known', async () => {
    const email = 'self@atelier.example';
    const first = await signUp(signupForm(email, email));
    const second = await signUp(signupForm(email, email));
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(first.statusCode).toBe(201);
  });

  it('lets an e-mail that nobody verified be registered again, each with its own link', async () => {
    const email = 'again@atelier.example';
    await signUp(signupForm('mistyped', email));
    const form = {
      ...signupForm('again', email),
      password1: 'needle & eye',
      password2: 'needle & eye',
    };
    const browser = await openBrowser(app);
    expect((await browser.post('/api/signup/', { form })).statusCode).toBe(201);
    const [newer, older] = await mailsTo(testApp, email);
    await browser.get(`/api/verify-email/?data=${tokenIn(newer)}`);
    expect((await logIn('mistyped', PASSWORD)).statusCode).toBe(400);
    expect((await logIn('again', 'needle & eye')).statusCode).toBe(200);
    const dead = await browser.get(`/api/verify-email/?data=${tokenIn(older)}`);
    expect(dead.statusCode, 'the first that is confirmed ends the others').toBe(400);
  });

  it('takes the name again of a sign-up that waits, from its own e-mail alone', async () => {
    const form = { ...signupForm('twin'), password1: 'first needle', password2: 'first needle' };
    await signUp(form);
    const stranger = await signUp(signupForm('twin', 'stranger@atelier.example'));
    expect(stranger.json()).toEqual({ username: [en.validation.usernameTaken] });
    const browser = await openBrowser(app);
    const again = await browser.post('/api/signup/', { form: signupForm('Twin', form.email) });
    expect([again.statusCode, again.json()]).toEqual([201, { email: form.email }]);
    const [newer, ...older] = await mailsTo(testApp, form.email);
    expect(older).toHaveLength(1);
    await browser.get(`/api/verify-email/?data=${tokenIn(newer)}`);
    expect((await logIn('twin', PASSWORD)).statusCode).toBe(200);
    expect((await logIn('twin', 'first needle')).statusCode).toBe(400);
  });

  it('tells neither by the name it holds nor by a log-in that an e-mail is taken', async () => {
    await registerVerified(testApp, 'discreet');
    const answers: unknown[] = [];
    for (const email of ['discreet@atelier.example', 'nobody.yet@atelier.example']) {
      const name = `probe_${answers.length}`;
      const form = {
        ...signupForm(name, email),
        password1: 'of a prober',
        password2: 'of a prober',
      };
      const signup = await signUp(form);
      const other = await signUp(signupForm(name, 'elsewhere@atelier.example'));
      const logins = [await logIn(name, 'of a prober'), await logIn(email, 'of a prober')];
      answers.push([signup, other, ...logins].map(({ statusCode }) => statusCode));
    }
    expect(answers).toEqual([
      [201, 400, 403, 403],
      [201, 400, 403, 403],
    ]);
    expect((await logIn('discreet', PASSWORD)).statusCode).toBe(200);
  });

  it('tells nothing of who has a verified name', async () => {
    await registerVerified(testApp, 'settled');
    const own = await signUp(signupForm('settled'));
    const other = await signUp(signupForm('settled', 'elsewhere@atelier.example'));
    expect([own.statusCode, own.body]).toEqual([other.statusCode, other.body]);
    expect(own.json()).toEqual({ username: [en.validation.usernameTaken] });
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

  it('makes no account of many requests with one e-mail at once, and says nothing', async () => {
    const email = 'crowd@atelier.example';
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => signUp(signupForm(`crowd${index}`, email))),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await testApp.services.background.drain();
    const rows = await database.select().from(users);
    expect(rows.filter((row) => row.email === email)).toEqual([]);
  });

  /** Twelve sign-ups with one e-mail from as many addresses; returns the mails sent. */
  async function flood(email: string) {
    const before = await mailsTo(testApp, email);
    for (let index = 0; index < 12; index += 1) {
      const browser = await openBrowser(app, { remoteAddress: `10.30.${index}.1` });
      const form = signupForm(`${email.split('@')[0]}${index}`, email);
      expect((await browser.post('/api/signup/', { form })).statusCode).toBe(201);
    }
    const after = await mailsTo(testApp, email);
    return after.slice(0, after.length - before.length);
  }

  it('sends a mailbox five mails of sign-ups a day and one an hour, that one for all', async () => {
    const mails = await flood('flooded@atelier.example');
    expect(mails).toHaveLength(6);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toContain(serverWords.mail.verifySeveral.subject);
  });

  it('tells the owner of an account once an hour, however often it is registered again', async () => {
    await registerVerified(testApp, 'owned');
    expect(await flood('owned@atelier.example')).toHaveLength(1);
  });

  it('is refused the sixth time in a day, with one e-mail from one address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const answer = await signUp(signupForm(`eager${index}`, 'eager@atelier.example'));
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
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
