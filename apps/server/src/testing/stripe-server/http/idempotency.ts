import { refusals } from './stripe-refusal.ts';

export type Answer = { status: number; body: object };
type Kept = { request: string; at: number; answer?: Answer };

const KEPT_SECONDS = 24 * 60 * 60;

/**
 * Answers of requests by their idempotency key. A repeated request gets the answer of the first,
 * whatever it was; the same key with another request is refused, and so is one whose first request
 * is still under way. https://docs.stripe.com/api/idempotent_requests
 */
export function createIdempotency(now: () => number) {
  const kept = new Map<string, Kept>();
  return {
    /** The stored answer; undefined for a new key, which is then reserved. */
    begin: (key: string, request: string): Answer | undefined => {
      const present = kept.get(key);
      if (!present || now() >= present.at + KEPT_SECONDS) {
        kept.set(key, { request, at: now() });
        return undefined;
      }
      if (present.request !== request) throw refusals.otherRequestOfKey(key);
      if (!present.answer) throw refusals.keyInUse(key);
      return present.answer;
    },
    keep: (key: string, answer: Answer) => {
      const present = kept.get(key);
      if (present) present.answer = answer;
    },
    /** Frees the key of a request with a refused parameter, which never began. */
    forget: (key: string) => kept.delete(key),
  };
}
