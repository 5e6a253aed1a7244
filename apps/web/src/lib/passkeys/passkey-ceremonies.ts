import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@toile/contract';
import { post } from '../api/api-client.ts';
import { nameOf, passkeyTrouble } from './passkey-trouble.ts';

/** Time after which an offer asks for a new challenge: the server's lasts five minutes. */
const RENEW_MS = 4 * 60_000;

/** The question that a click has asked. Browsers answer one at a time: an offer waits for it. */
let asked: Promise<unknown> | undefined;

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null;

/** Reads the answer without zod: the login page need not load it. */
function parseRequest(body: unknown): PasskeyRequest {
  const { challenge, rpId, timeout } = isRecord(body) ? body : {};
  return {
    challenge: String(challenge),
    rpId: String(rpId),
    timeout: Number(timeout),
    userVerification: 'required',
  };
}

const askServer = () => post('/passkey-login/begin/', { parse: parseRequest });

/** The proof as it is sent: what the server needs of a browser's answer. */
function toProof({ id, rawId, response }: AuthenticationResponseJSON): PasskeyProof {
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/** Has the user choose and prove a passkey. @throws ApiError, or ToldError where there is none */
export async function provePasskey(): Promise<PasskeyProof> {
  const optionsJSON = await askServer();
  const answer = startAuthentication({ optionsJSON });
  asked = answer;
  try {
    return toProof(await answer);
  } catch (error) {
    throw passkeyTrouble(error);
  }
}

/** Has an authenticator make a passkey. @throws ToldError where it does not */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey> {
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
  } catch (error) {
    throw passkeyTrouble(error);
  }
}

/**
 * Offers passkeys among what the browser fills into the field of the name, until one is chosen or
 * `signal` ends it; undefined where none was. It makes no fuss: other ways in are beside it.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<PasskeyProof | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  let isOffering = false;
  const stop = () => {
    if (isOffering) WebAuthnAbortService.cancelCeremony();
  };
  signal.addEventListener('abort', stop);
  while (!signal.aborted) {
    const renewal = setTimeout(stop, RENEW_MS);
    isOffering = true;
    try {
      const optionsJSON = await askServer();
      return toProof(await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
    } catch (error) {
      if (nameOf(error) !== 'AbortError') return undefined;
    } finally {
      isOffering = false;
      clearTimeout(renewal);
    }
    await asked?.catch(() => undefined);
  }
  return undefined;
}
