import { type InsufficientCredits, insufficientCreditsSchema } from '@toile/contract';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../api/error-texts.ts';

/** The server's answer to a request for a run. */
export type StartOutcome =
  | { kind: 'accepted'; jobId: string }
  | { kind: 'creditsMissing'; offer: InsufficientCredits }
  /** `isFinal`: the same request will never be accepted. */
  | { kind: 'failed'; error: string; isFinal?: boolean };

const PAYMENT_REQUIRED = 402;
const GONE = 410;

/** Reason why a run did not start: missing credits, or a message. */
export function toStartFault(error: unknown): StartOutcome {
  const offer = findOffer(error);
  if (offer) return { kind: 'creditsMissing', offer };
  const isFinal = error instanceof ApiError && error.status === GONE;
  return { kind: 'failed', error: errorText(error), ...(isFinal && { isFinal }) };
}

function findOffer(error: unknown): InsufficientCredits | undefined {
  if (!(error instanceof ApiError) || error.status !== PAYMENT_REQUIRED) return undefined;
  return insufficientCreditsSchema.safeParse(error.body).data;
}
