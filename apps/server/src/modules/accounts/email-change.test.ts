import { en } from '@toile/contract';
import { describe, expect, it, vi } from 'vitest';
import { PaymentsError } from '../../adapters/payments/payments-port.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { mailsTo } from '../../testing/read-mails.ts';
import { openSignedIn, PASSWORD, registerVerified, signupForm } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const { clock, advance } = createMovingClock();
const testApp = await createTestApp({ clock });
const { app } = testApp;
const INVALID = [400, { non_field_errors: [en.errors.emailLinkInvalid] }];

async function ask(browser: TestBrowser, email: string, password = PASSWORD) {
  const answer = await browser.post('/api/change-email/', { form: { email, password } });
  return [answer.statusCode, answer.json()];
}

async function confirm(browser: TestBrowser, data: string) {
  const answer = await browser.post('/api/confirm-email-change/', { form: { data } });
  return [answer.statusCode, answer.json()];
}

async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(testApp, email);
  const data = /confirm-email\?data=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!data) throw new Error('The mail has no link');
  return data;
}

const accountOf = async (browser: TestBrowser) => (await browser.get('/api/account/')).json();

async function logIn(username: string) {
  const browser = await openBrowser(app);
  const answer = await browser.post('/api/login/', { form: { username, password: PASSWORD } });
  return answer.statusCode;
}

const rename = async (browser: TestBrowser, username: string) => {
  const answer = await browser.post('/api/change-username/', { form: { username } });
  return [answer.statusCode, answer.json()];
};

describe('POST /api/change-email/', () => {
  it('changes nothing before the new address is confirmed, and tells the old one twice', async () => {
    const browser = await openSignedIn(testApp, 'mover');
    const next = 'mover@elsewhere.example';
    expect(await ask(browser, next)).toEqual([200, { pending_email: next }]);
    expect(await accountOf(browser)).toMatchObject({
      email: 'mover@atelier.example',
      pending_email: next,
    });
    expect((await mailsTo(testApp, 'mover@atelier.example'))[0]?.subject).toBe(
      'A new e-mail address was asked for',
    );
    const data = await linkTo(next);
    expect(await confirm(browser, data)).toEqual([200, { email: next }]);
    expect(await accountOf(browser)).toMatchObject({ email: next, pending_email: null });
    expect(await confirm(browser, data), 'once').toEqual(INVALID);
    expect((await mailsTo(testApp, 'mover@atelier.example'))[0]?.subject).toBe(
      'Your e-mail address was changed',
    );
    expect([await logIn(next), await logIn('mover@atelier.example')]).toEqual([200, 400]);
  });

  it('tells the provider of payments, which is asked again when it does not answer', async () => {
    const browser = await openSignedIn(testApp, 'payer');
    await browser.post('/api/create-checkout-session/', {
      json: { subscription_plan: 'price_basic_monthly', credits_per_cycle: 60 },
    });
    const { services } = testApp;
    const away = new PaymentsError('unavailable', 'No answer');
    const update = vi.spyOn(services.payments, 'updateCustomer').mockRejectedValueOnce(away);
    const next = 'payer@elsewhere.example';
    await ask(browser, next);
    expect(await confirm(browser, await linkTo(next))).toEqual([200, { email: next }]);
    await services.background.drain();
    expect(update).toHaveBeenCalledTimes(2);
    const [customerId = ''] = update.mock.lastCall ?? [];
    expect((await services.sandbox?.showCustomer(customerId))?.state.email).toBe(next);
  });

  it('asks for the password, and for another address', async () => {
    const browser = await openSignedIn(testApp, 'careful');
    expect(await ask(browser, 'x@elsewhere.example', 'guess')).toEqual([
      400,
      { password: [en.validation.passwordWrong] },
    ]);
    expect(await ask(browser, 'Careful@atelier.example')).toEqual([
      400,
      { email: [en.validation.emailOwn] },
    ]);
    expect((await ask(browser, 'nonsense'))[0]).toBe(400);
    expect(await accountOf(browser)).toMatchObject({ pending_email: null });
  });

  it('answers a taken address the same, and tells its owner alone', async () => {
    await registerVerified(testApp, 'owner');
    const browser = await openSignedIn(testApp, 'wisher');
    const taken = 'owner@atelier.example';
    expect(await ask(browser, taken)).toEqual([200, { pending_email: taken }]);
    const [mail] = await mailsTo(testApp, taken);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).not.toContain('confirm-email?');
  });

  it('has a newer wish end the older one, and a new password every one', async () => {
    const browser = await openSignedIn(testApp, 'fickle');
    await ask(browser, 'one@elsewhere.example');
    await ask(browser, 'two@elsewhere.example');
    expect(await confirm(browser, await linkTo('one@elsewhere.example'))).toEqual(INVALID);
    const form = { password: PASSWORD, password1: 'bias & selvedge', password2: 'bias & selvedge' };
    expect((await browser.post('/api/change-password/', { form })).statusCode).toBe(204);
    expect(await confirm(browser, await linkTo('two@elsewhere.example'))).toEqual(INVALID);
  });

  it('is confirmed by its own user alone, within a day', async () => {
    const browser = await openSignedIn(testApp, 'asker');
    const other = await openSignedIn(testApp, 'finder');
    await ask(browser, 'asker@elsewhere.example');
    const data = await linkTo('asker@elsewhere.example');
    expect(await confirm(other, data)).toEqual(INVALID);
    const nobody = await openBrowser(app);
    expect((await confirm(nobody, data))[0]).toBe(401);
    advance(24 * 3600 + 1);
    expect(await confirm(browser, data)).toEqual(INVALID);
    expect(await confirm(browser, 'forged')).toEqual(INVALID);
  });

  it('fails when the address has become somebody else’s meanwhile', async () => {
    const browser = await openSignedIn(testApp, 'late');
    await ask(browser, 'coveted@atelier.example');
    const data = await linkTo('coveted@atelier.example');
    await registerVerified(testApp, 'coveted');
    expect(await confirm(browser, data)).toEqual(INVALID);
    expect(await accountOf(browser)).toMatchObject({ email: 'late@atelier.example' });
  });

  it('takes a name that is the address along', async () => {
    const own = 'self@atelier.example';
    const signer = await openBrowser(app);
    await signer.post('/api/signup/', { form: signupForm(own, own) });
    const [mail] = await mailsTo(testApp, own);
    const token = /verify-email\?data=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await signer.get(`/api/verify-email/?data=${token}`);
    await signer.post('/api/login/', { form: { username: own, password: PASSWORD } });
    await ask(signer, 'self@elsewhere.example');
    await confirm(signer, await linkTo('self@elsewhere.example'));
    expect(await accountOf(signer)).toMatchObject({ username: 'self@elsewhere.example' });
  });
});

describe('POST /api/change-username/', () => {
  it('changes the name, its case too, and tells by mail', async () => {
    const browser = await openSignedIn(testApp, 'before');
    expect(await rename(browser, 'after')).toEqual([200, { username: 'after' }]);
    expect(await rename(browser, 'After')).toEqual([200, { username: 'After' }]);
    expect([await logIn('after'), await logIn('before')]).toEqual([200, 400]);
    const [mail] = await mailsTo(testApp, 'before@atelier.example');
    expect(mail?.subject).toBe('Your username was changed');
    await registerVerified(testApp, 'before2');
    const other = await openBrowser(app);
    const form = signupForm('before', 'free@atelier.example');
    expect((await other.post('/api/signup/', { form })).statusCode, 'free again').toBe(201);
  });

  it('refuses names that are taken, held or against the rules', async () => {
    await registerVerified(testApp, 'settled');
    const waiting = await openBrowser(app);
    await waiting.post('/api/signup/', { form: signupForm('held_name') });
    const browser = await openSignedIn(testApp, 'renamer');
    const taken = [400, { username: [en.validation.usernameTaken] }];
    expect(await rename(browser, 'SETTLED')).toEqual(taken);
    expect(await rename(browser, 'held_name')).toEqual(taken);
    expect((await rename(browser, 'a'))[0]).toBe(400);
    expect((await rename(browser, 'settled@atelier.example'))[0]).toBe(400);
    expect((await rename(await openBrowser(app), 'nobody'))[0]).toBe(401);
  });

  it('gives a name to one of two who want it at once', async () => {
    const [one, two] = [
      await openSignedIn(testApp, 'rival1'),
      await openSignedIn(testApp, 'rival2'),
    ];
    const answers = await Promise.all([rename(one, 'the_prize'), rename(two, 'The_Prize')]);
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  });
});
