import { mailsTo, tokenIn } from './read-mails.ts';
import type { TestApp } from './test-app.ts';
import { openBrowser, type TestBrowser } from './test-browser.ts';

export const PASSWORD = 'thimble & thread';

/** The sign-up form for a name. */
export function signupForm(username: string, email = `${username}@atelier.example`) {
  return { username, email, password1: PASSWORD, password2: PASSWORD };
}

/** Signs up and verifies an account by its mail; nobody is signed in yet. */
export async function registerVerified(testApp: TestApp, username: string): Promise<void> {
  const browser = await openBrowser(testApp.app);
  const form = signupForm(username);
  await browser.post('/api/signup/', { form });
  const [mail] = await mailsTo(testApp, form.email);
  await browser.get(`/api/verify-email/?data=${tokenIn(mail)}`);
}

/** A browser in which a new, verified account is signed in. */
export async function openSignedIn(testApp: TestApp, username: string): Promise<TestBrowser> {
  await registerVerified(testApp, username);
  const browser = await openBrowser(testApp.app);
  await browser.post('/api/login/', { form: { username, password: PASSWORD } });
  return browser;
}
