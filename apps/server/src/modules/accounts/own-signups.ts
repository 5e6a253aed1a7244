import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedCookie } from '../../platform/signed-cookie.ts';

/** Time for which the browser that signed up may open the link without the password. */
export const OWN_SIGNUPS_SECONDS = 24 * 3600;

/** Sign-ups remembered per browser. */
const MAX_SIGNUPS = 5;

/** Remembers the sign-ups that were made in a browser, or whose password was given there. */
export function createOwnSignups(cookie: SignedCookie) {
  return {
    read: (request: FastifyRequest): string[] => cookie.read(request),

    remember(request: FastifyRequest, reply: FastifyReply, registrationId: string): void {
      const others = cookie.read(request).filter((other) => other !== registrationId);
      cookie.write(reply, [registrationId, ...others.slice(0, MAX_SIGNUPS - 1)]);
    },
  };
}

export type OwnSignups = ReturnType<typeof createOwnSignups>;
