import type { PasskeyCreation, PasskeyRequest } from '@toile/contract';
import type { LightMyRequestResponse } from 'fastify';
import { PASSWORD } from './register.ts';
import type { SoftAuthenticator } from './soft-authenticator.ts';
import type { TestBrowser } from './test-browser.ts';

/** What the server asks an authenticator to make, after the password. */
export async function askToAdd(browser: TestBrowser): Promise<PasskeyCreation> {
  return (await browser.post('/api/passkeys/begin/', { form: { password: PASSWORD } })).json();
}

/** Adds a passkey of an authenticator to the account that is signed in. */
export async function addPasskey(
  browser: TestBrowser,
  authenticator: SoftAuthenticator,
): Promise<LightMyRequestResponse> {
  const json = authenticator.create(await askToAdd(browser));
  return browser.post('/api/passkeys/add/', { json });
}

/** What the server asks an authenticator to prove. */
export async function askToProve(browser: TestBrowser): Promise<PasskeyRequest> {
  return (await browser.post('/api/passkey-login/begin/')).json();
}

/** Logs in by the passkey of an authenticator. */
export async function logInByPasskey(
  browser: TestBrowser,
  authenticator: SoftAuthenticator,
): Promise<LightMyRequestResponse> {
  const passkey = authenticator.prove(await askToProve(browser));
  return browser.post('/api/passkey-login/', { json: { passkey } });
}
