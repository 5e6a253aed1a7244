import { passkeyTroubleWords } from '@toile/contract';
import { ApiError } from '../api/api-error.ts';
import { ToldError } from '../told-error.ts';

/** The reason by the name that browsers give to their errors. */
const REASONS: Readonly<Record<string, keyof typeof passkeyTroubleWords>> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
};

/** The error of a browser that made or proved no passkey, in words; one of the API stays as it is. */
export function passkeyTrouble(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  return new ToldError(passkeyTroubleWords[REASONS[error.name] ?? 'unable'], { cause: error });
}
