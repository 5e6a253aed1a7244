import { get, postJson } from './calls.ts';
import type { RouteRule } from './route-rules.ts';

const WORDS = { ai_model: 'create-pattern', text_prompt: 'red ikat' };

/** A proof that nobody has made. */
const NO_PROOF = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 5000,
      expiresAt: 4_000_000_000,
      keyLength: 32,
      keyPrefix: '00',
      keySignature: '00',
      nonce: '00',
      salt: '00',
    },
    signature: '00',
  },
  solution: { counter: 1, derivedKey: '00' },
};

/** Rules of the routes of visitors' pictures. */
export const TRIAL_RULES: Readonly<Record<string, RouteRule>> = {
  'GET /api/trial-challenge/': { for: 'everyone', call: get('/api/trial-challenge/') },
  'POST /api/trial-picture/': {
    for: 'everyone',
    call: postJson('/api/trial-picture/', { ...WORDS, ...NO_PROOF }),
  },
  'POST /api/trial-reading/': { for: 'everyone', call: postJson('/api/trial-reading/', WORDS) },
};
