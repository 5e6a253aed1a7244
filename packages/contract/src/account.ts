import { z } from 'zod';
import {
  findAtSignFault,
  findConfirmationFault,
  findEmailFault,
  findPasswordFault,
  findUsernameFault,
} from './account-rules.ts';
import { CODE_MAX_LENGTH, EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from './limits.ts';
import { fields } from './messages/en/fields.ts';
import { requiredMessage } from './required-message.ts';

type Context = z.core.ParsePayload['issues'];

function report(issues: Context, path: string, fault: string | undefined): void {
  if (fault) issues.push({ code: 'custom', path: [path], message: fault, input: undefined });
}

/** Form of POST /signup/. */
export const signupSchema = z
  .object({
    username: z.string().default(''),
    email: z.string().default(''),
    password1: z.string().default(''),
    password2: z.string().default(''),
  })
  .check(({ value, issues }) => {
    report(issues, 'username', findUsernameFault(value.username) ?? findAtSignFault(value));
    report(issues, 'email', findEmailFault(value.email));
    report(issues, 'password1', findPasswordFault(value.password1, value));
    report(issues, 'password2', findConfirmationFault(value.password2, value.password1));
  });

/** A code of an app, or one for recovery; spaces and hyphens do not matter. */
export const twoFactorCode = z.string().trim().max(CODE_MAX_LENGTH);

/** The signed credential that Google gave to the browser. */
export const googleCredential = z.string().min(1).max(8192);

/** Answer of GET /google-client/; null where the log-in with Google is off. */
export const googleClientSchema = z.object({ client_id: z.string().nullable() });

/** A signed-in user as the API shows them. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  credits: z.int(),
});

export type User = z.infer<typeof userSchema>;

export const signupAnswerSchema = z.object({ email: z.string() });

export const verifyEmailQuerySchema = z.object({ data: z.string().max(512).default('') });

/**
 * Answer of a verification. `email` alone: the address is verified. With `password_required`
 * nothing has changed yet: the link was opened in another browser than the one that signed up as
 * `username`, or another account has taken that name since (`username_taken`); POST /verify-email/
 * goes on from there. `welcome_credits` were granted by this very call.
 */
export const verifyEmailAnswerSchema = z.object({
  email: z.string(),
  username: z.string().optional(),
  password_required: z.literal(true).optional(),
  username_taken: z.literal(true).optional(),
  welcome_credits: z.int().positive().optional(),
});

export type VerifyEmailAnswer = z.infer<typeof verifyEmailAnswerSchema>;

/**
 * Form or JSON of POST /verify-email/: a link's `data` and the password of its sign-up; `username`
 * replaces a name that another account has taken since.
 */
export const confirmEmailSchema = z.object({
  data: z.string().max(512).default(''),
  password: z
    .string()
    .min(1, requiredMessage(fields.password))
    .max(PASSWORD_MAX_LENGTH)
    .prefault(''),
  username: z.string().max(EMAIL_MAX_LENGTH).default(''),
});

export type ConfirmEmailForm = z.infer<typeof confirmEmailSchema>;

/** JSON of POST /resend-verification/. */
export const resendVerificationSchema = z.object({
  credential: z
    .string()
    .trim()
    .min(1, requiredMessage(fields.credential))
    .max(EMAIL_MAX_LENGTH)
    .prefault(''),
});

/** `wait_time` is in seconds. */
export const resendVerificationAnswerSchema = z.object({ wait_time: z.int().min(0) });
