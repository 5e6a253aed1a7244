import { errorWords } from '@toile/contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { findEmail } from './find-email.ts';

/** True for a login that failed only because the e-mail is not verified yet. */
export function isNotVerified(error: unknown): error is ApiError {
  return error instanceof ApiError && errorTexts(error).includes(errorWords.notVerified);
}

/** The address to which the verification mail can be sent again. */
export function unverifiedEmail(error: ApiError, typedName: string): string {
  return findEmail(error.body) ?? typedName;
}
