import { passkeyTroubleWords } from '@toile/contract';
import { ToldError } from '../told-error.ts';

/** The reason by the name that browsers give to their errors. */
const REASONS: Readonly<Record<string, keyof typeof passkeyTroubleWords>> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
};

/** The name that a browser, or the library, gives to an error. */
export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

/** The error of a browser that made or proved no passkey, in words. */
export function passkeyTrouble(error: unknown): ToldError {
  return new ToldError(passkeyTroubleWords[REASONS[nameOf(error)] ?? 'unable'], { cause: error });
}
