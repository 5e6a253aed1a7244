import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from './client-address.ts';

/**
 * Refusals per window that are answered without delay; a page that obeys Retry-After stays below.
 */
const AT_ONCE = 20;
const WINDOW_MS = 10_000;
const DELAY_MS = 1000;
/**
 * Distance between the delayed answers of refusals, so that they are not all sent in one turn of
 * the event loop.
 */
const STEP_MS = 10;
const STEPS = 50;

type Refusals = { since: number; count: number };

/**
 * Delays for clients that ignore Retry-After: each refusal costs the server about a millisecond of
 * processor time that others need. `now` is in milliseconds.
 */
export function createRefusalPace(now: () => number): (party: string) => number {
  const refused = new Map<string, Refusals>();

  function forgetOld(): void {
    for (const [party, { since }] of refused) {
      // The oldest come first.
      if (now() - since < WINDOW_MS) return;
      refused.delete(party);
    }
  }

  return (party) => {
    forgetOld();
    const known = refused.get(party) ?? { since: now(), count: 0 };
    known.count += 1;
    refused.set(party, known);
    if (known.count <= AT_ONCE) return 0;
    return DELAY_MS + (known.count % STEPS) * STEP_MS;
  };
}

/** Delays a refusal whose user or address has had many. */
export function createRefusalWait(): (request: FastifyRequest) => Promise<void> {
  const delayOf = createRefusalPace(() => performance.now());
  return async ({ user, ip }) => {
    const delayMs = delayOf(user ? `user ${user.id}` : `address ${clientAddress(ip)}`);
    if (delayMs > 0) await sleep(delayMs);
  };
}
