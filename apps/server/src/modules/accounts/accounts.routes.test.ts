import { describe, expect, it } from 'vitest';
import { mailsTo, tokenIn } from '../../testing/read-mails.ts';
import { PASSWORD, signupForm } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

const testApp = await createTestApp();

describe('the way from sign-up to log-out', () => {
  it('registers, verifies, logs in, shows the credits and logs out', async () => {
    const browser = await openBrowser(testApp.app);
    const form = signupForm('coco');

    const signup = await browser.post('/api/signup/', { form });
    expect([signup.statusCode, signup.json()]).toEqual([201, { email: 'coco@atelier.example' }]);

    const [mail] = await mailsTo(testApp, form.email);
    const verification = await browser.get(`/api/verify-email/?data=${tokenIn(mail)}`);
    expect(verification.json()).toEqual({ email: form.email });

    const login = await browser.post('/api/login/', {
      form: { username: 'coco', password: PASSWORD },
    });
    expect([login.statusCode, login.json()]).toEqual([
      200,
      { id: expect.any(String), username: 'coco', email: form.email, credits: 40 },
    ]);

    const credits = await browser.get('/api/get-user-credits/');
    expect(credits.json()).toEqual({ credits: 40, username: 'coco', email: form.email });

    const logout = await browser.post('/api/logout/');
    expect([logout.statusCode, logout.body]).toEqual([204, '']);
    expect((await browser.get('/api/get-user-credits/')).statusCode).toBe(401);
  });
});
