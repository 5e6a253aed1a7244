import { errorWords } from '@toile/contract';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../api/error-texts.ts';

/** Message for a failed call about a plan: the server's own words, else the general sentence. */
export function billingFault(error: unknown): string {
  return error instanceof ApiError ? errorText(error) : errorWords.generic;
}
