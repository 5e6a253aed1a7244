import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedCookie } from '../../platform/signed-cookie.ts';

/** So long may a link be opened without the password in the browser that signed up. */
export const OWN_SIGNUPS_SECONDS = 24 * 3600;

/** So many sign-ups of one browser are remembered. */
const MAX_SIGNUPS = 5;

/** Remembers which sign-ups were made in a browser, or by whom their password was given there. */
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
