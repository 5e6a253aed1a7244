import { useMutation } from '@tanstack/react-query';
import { RESEND_WAIT_SECONDS } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';

/** Sends the verification mail again; returns the seconds until the next one may be requested. */
function resendVerification(credential: string): Promise<number> {
  return post('/resend-verification/', { json: { credential }, parse: readWaitTime });
}

/** Reads the answer without zod, so that the login page need not load it. */
function readWaitTime(body: unknown): number {
  if (typeof body !== 'object' || body === null) return RESEND_WAIT_SECONDS;
  const waitTime = 'wait_time' in body ? body.wait_time : undefined;
  return typeof waitTime === 'number' ? waitTime : RESEND_WAIT_SECONDS;
}

export function useResendVerification() {
  return useMutation({ mutationFn: resendVerification });
}
