import { type InsufficientCredits, insufficientCreditsSchema } from '@toile/contract';
import { ApiError } from '../api/api-error.ts';
import { errorText } from '../api/error-texts.ts';

/** What the server said to the wish for a run. */
export type StartOutcome =
  | { kind: 'accepted'; jobId: string }
  | { kind: 'creditsMissing'; offer: InsufficientCredits }
  | { kind: 'failed'; error: string };

const PAYMENT_REQUIRED = 402;

/** Why a run was not started: what it costs more than there is, or words. */
export function toStartFault(error: unknown): StartOutcome {
  const offer = findOffer(error);
  return offer ? { kind: 'creditsMissing', offer } : { kind: 'failed', error: errorText(error) };
}

function findOffer(error: unknown): InsufficientCredits | undefined {
  if (!(error instanceof ApiError) || error.status !== PAYMENT_REQUIRED) return undefined;
  return insufficientCreditsSchema.safeParse(error.body).data;
}
