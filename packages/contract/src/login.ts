import { z } from 'zod';
import { googleCredential, twoFactorCode } from './account.ts';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from './limits.ts';
import { fields } from './messages/en/fields.ts';
import { passkeyProofSchema } from './passkeys.ts';
import { requiredMessage } from './required-message.ts';

/** A passkey's proof, which a form has as JSON. */
const passkeyText = z.preprocess((value): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}, passkeyProofSchema);

/**
 * Form or JSON of POST /login/; `username` is the name or the e-mail. Where the account has
 * two-factor log-in, the answer without a code is 403 with `code_needed`, and with `passkey` where
 * one of its passkeys would do instead of a code. A form has the passkey's proof as JSON.
 */
export const loginSchema = z.object({
  username: z
    .string()
    .trim()
    .min(1, requiredMessage(fields.usernameOrEmail))
    .max(EMAIL_MAX_LENGTH)
    .prefault(''),
  password: z
    .string()
    .min(1, requiredMessage(fields.password))
    .max(PASSWORD_MAX_LENGTH)
    .prefault(''),
  code: twoFactorCode.optional(),
  passkey: passkeyText.optional(),
});

export type LoginForm = z.infer<typeof loginSchema>;

/** JSON of POST /google-login/: the signed credential that Google gave to the browser. */
export const googleLoginSchema = z.object({
  accessToken: googleCredential,
  code: twoFactorCode.optional(),
  passkey: passkeyProofSchema.optional(),
});

export type GoogleLoginForm = z.infer<typeof googleLoginSchema>;
