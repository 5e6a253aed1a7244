import { z } from 'zod';
import { PASSKEY_NAME_MAX_LENGTH } from './limits.ts';
import { passkeyFaults } from './messages/en/passkey-faults.ts';

/** Longest id of a credential as base64url: 1023 bytes, by the standard. */
const ID_MAX_LENGTH = 1364;

/** Bytes as browsers write them (base64url without padding). */
const bytes = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);

const credential = {
  id: bytes(ID_MAX_LENGTH),
  rawId: bytes(ID_MAX_LENGTH),
  type: z.literal('public-key'),
};

/** Answer of an authenticator that proves a passkey, as browsers write it in JSON (WebAuthn). */
export const passkeyProofSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(8192),
    userHandle: bytes(128),
  }),
});

export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** JSON of POST /passkey-login/. */
export const passkeyLoginSchema = z.object({ passkey: passkeyProofSchema });

/** JSON of POST /passkeys/add/: the answer of an authenticator that has made a passkey. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4096), attestationObject: bytes(32_768) }),
});

export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** Answer of POST /passkey-login/begin/: what a browser asks an authenticator to prove. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** Answer of POST /passkeys/begin/: what a browser asks an authenticator to make. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  /** Passkeys that the account has: their authenticators make no second one. */
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  /** Last log-in by it; null: none yet. */
  last_used_at: z.string().nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

/** GET /passkeys/, the oldest first. */
export const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });

/** Form or JSON of POST /passkeys/{id}/rename/. */
export const renamePasskeySchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, passkeyFaults.nameRequired)
    .max(PASSKEY_NAME_MAX_LENGTH, passkeyFaults.nameTooLong)
    .prefault(''),
});
