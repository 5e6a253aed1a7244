import { z } from 'zod';
import { googleCredential, twoFactorCode } from './account.ts';
import { findConfirmationFault, findEmailFault, findPasswordFault } from './account-rules.ts';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from './limits.ts';
import { fields } from './messages/en/fields.ts';
import { requiredMessage } from './required-message.ts';

/** The account's present password, as proof that its owner makes the request. */
const presentPassword = z
  .string()
  .min(1, requiredMessage(fields.presentPassword))
  .max(PASSWORD_MAX_LENGTH)
  .prefault('');

type NewPassword = { password1: string; password2: string };

const NOBODY = { username: '', email: '' };

/**
 * Rules of a new password and its repetition; the server checks that it differs from name and
 * e-mail.
 */
function checkNewPassword({ value, issues }: z.core.ParsePayload<NewPassword>): void {
  const faults = {
    password1: findPasswordFault(value.password1, NOBODY),
    password2: findConfirmationFault(value.password2, value.password1),
  };
  for (const [path, message] of Object.entries(faults)) {
    if (message) issues.push({ code: 'custom', path: [path], message, input: undefined });
  }
}

const newPassword = { password1: z.string().default(''), password2: z.string().default('') };

/** Form or JSON of POST /change-password/. */
export const changePasswordSchema = z
  .object({ password: presentPassword, ...newPassword })
  .check(checkNewPassword);

export type ChangePasswordForm = z.infer<typeof changePasswordSchema>;

/** Form or JSON of POST /forgot-password/. */
export const forgotPasswordSchema = z
  .object({ email: z.string().trim().max(EMAIL_MAX_LENGTH).prefault('') })
  .check(({ value, issues }) => {
    const message = findEmailFault(value.email);
    if (message) issues.push({ code: 'custom', path: ['email'], message, input: undefined });
  });

/** `wait_time`: seconds until the next mail may be requested. */
export const forgotPasswordAnswerSchema = z.object({ wait_time: z.int().min(0) });

/** Form or JSON of POST /reset-password/; `data` is the link's secret. */
export const resetPasswordSchema = z
  .object({ data: z.string().max(512).default(''), ...newPassword })
  .check(checkNewPassword);

export type ResetPasswordForm = z.infer<typeof resetPasswordSchema>;

/** A session as its user sees it: `current` is the one that sends the request. */
export const accountSessionSchema = z.object({
  id: z.string(),
  device: z.string().nullable(),
  created_at: z.string(),
  last_seen_at: z.string(),
  current: z.boolean(),
});

export type AccountSession = z.infer<typeof accountSessionSchema>;

export const accountSessionsSchema = z.object({ sessions: z.array(accountSessionSchema) });

/** GET /account/. */
export const accountSchema = z.object({
  username: z.string(),
  email: z.string(),
  created_at: z.string(),
  has_password: z.boolean(),
  /** The new address, until it is confirmed. */
  pending_email: z.string().nullable(),
  google_connected: z.boolean(),
  /** True: this server can connect an account with Google. */
  google_available: z.boolean(),
  /** True: a log-in takes a code, too. */
  two_factor: z.boolean(),
  /** Recovery codes that were not used yet. */
  recovery_codes_left: z.int(),
});

export type Account = z.infer<typeof accountSchema>;

/** Form or JSON of POST /change-username/, and its answer; rules that need the account are the server's. */
export const changeUsernameSchema = z.object({
  username: z.string().trim().max(EMAIL_MAX_LENGTH).prefault(''),
});

/** Form or JSON of POST /change-email/. */
export const changeEmailSchema = z
  .object({
    email: z.string().trim().max(EMAIL_MAX_LENGTH).prefault(''),
    password: presentPassword,
  })
  .check(({ value, issues }) => {
    const message = findEmailFault(value.email);
    if (message) issues.push({ code: 'custom', path: ['email'], message, input: undefined });
  });

export type ChangeEmailForm = z.infer<typeof changeEmailSchema>;

export const changeEmailAnswerSchema = z.object({ pending_email: z.string() });

/** Form or JSON of POST /confirm-email-change/; `data` is the link's secret. */
export const confirmEmailChangeSchema = z.object({ data: z.string().max(512).default('') });

export const emailAnswerSchema = z.object({ email: z.string() });

/** JSON of POST /connect-google/: the signed credential that Google gave to the browser. */
export const connectGoogleSchema = z.object({
  accessToken: googleCredential,
  password: presentPassword,
});

export type ConnectGoogleForm = z.infer<typeof connectGoogleSchema>;

/** Form or JSON of POST /delete-account/: the password, or the username where there is none. */
export const deleteAccountSchema = z.object({
  password: z.string().max(PASSWORD_MAX_LENGTH).prefault(''),
  username: z.string().trim().max(EMAIL_MAX_LENGTH).prefault(''),
});

export type DeleteAccountForm = z.infer<typeof deleteAccountSchema>;

/** Form or JSON of POST /passkeys/begin/. */
export const beginPasskeySchema = z.object({ password: presentPassword });

/** Form or JSON of POST /passkeys/{id}/remove/. */
export const removePasskeySchema = z.object({ password: presentPassword });

/** Form or JSON of POST /two-factor/begin/. */
export const beginTwoFactorSchema = z.object({ password: presentPassword });

/** The secret of two-factor log-in, for people (Base32) and as an otpauth address; told once. */
export const twoFactorSecretSchema = z.object({ secret: z.string(), uri: z.string() });

export type TwoFactorSecret = z.infer<typeof twoFactorSecretSchema>;

/** Form or JSON of POST /two-factor/confirm/: a code of the app. */
export const confirmTwoFactorSchema = z.object({ code: twoFactorCode.prefault('') });

/** The codes for days without the app; told once, each works once. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** Form or JSON of POST /two-factor/recovery-codes/, which makes new ones. */
export const renewRecoveryCodesSchema = z.object({ password: presentPassword });

/** Form or JSON of POST /two-factor/end/. */
export const endTwoFactorSchema = z.object({
  password: presentPassword,
  code: twoFactorCode.prefault(''),
});

export type EndTwoFactorForm = z.infer<typeof endTwoFactorSchema>;
