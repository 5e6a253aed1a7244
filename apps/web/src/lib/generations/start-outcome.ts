import { type InsufficientCredits, insufficientCreditsSchema } from '@toile/contract';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../api/error-texts.ts';

/** The server's answer to a request for a run. */
export type StartOutcome =
  | { kind: 'accepted'; jobId: string }
  | { kind: 'creditsMissing'; offer: InsufficientCredits }
  | { kind: 'failed'; error: string };

const PAYMENT_REQUIRED = 402;

/** Reason why a run did not start: missing credits, or a message. */
export function toStartFault(error: unknown): StartOutcome {
  const offer = findOffer(error);
  return offer ? { kind: 'creditsMissing', offer } : { kind: 'failed', error: errorText(error) };
}

function findOffer(error: unknown): InsufficientCredits | undefined {
  if (!(error instanceof ApiError) || error.status !== PAYMENT_REQUIRED) return undefined;
  return insufficientCreditsSchema.safeParse(error.body).data;
}
