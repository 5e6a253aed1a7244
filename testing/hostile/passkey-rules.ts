import { get, NOBODY, post, postFields, postJson } from './calls.ts';
import type { RouteRule } from './route-rules.ts';

/** An answer of an authenticator that nobody has asked, in the right form. */
const ANSWER = { id: 'none', rawId: 'none', type: 'public-key' };
const PROOF = {
  ...ANSWER,
  response: {
    clientDataJSON: 'bm9uZQ',
    authenticatorData: 'bm9uZQ',
    signature: 'bm9uZQ',
    userHandle: 'bm9uZQ',
  },
};
const MADE = { ...ANSWER, response: { clientDataJSON: 'bm9uZQ', attestationObject: 'bm9uZQ' } };

/** The rules of the routes of passkeys. */
export const PASSKEY_RULES: Readonly<Record<string, RouteRule>> = {
  'POST /api/passkey-login/begin/': { for: 'everyone', call: post('/api/passkey-login/begin/') },
  'POST /api/passkey-login/': {
    for: 'everyone',
    call: postJson('/api/passkey-login/', { passkey: PROOF }),
  },
  'GET /api/passkeys/': { for: 'users', call: get('/api/passkeys/') },
  'POST /api/passkeys/begin/': {
    for: 'users',
    call: postFields('/api/passkeys/begin/', { password: 'not this one' }),
  },
  'POST /api/passkeys/add/': { for: 'users', call: postJson('/api/passkeys/add/', MADE) },
  'POST /api/passkeys/{id}/rename/': {
    for: 'users',
    call: postFields(`/api/passkeys/${NOBODY}/rename/`, { name: 'Mine' }),
  },
  'POST /api/passkeys/{id}/remove/': {
    for: 'users',
    call: postFields(`/api/passkeys/${NOBODY}/remove/`, { password: 'not this one' }),
  },
};
