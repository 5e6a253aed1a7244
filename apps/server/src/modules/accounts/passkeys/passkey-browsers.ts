import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedCookie } from '../../../platform/signed-cookie.ts';
import { makeToken } from '../../../platform/token.ts';

/** Names a browser for the minutes of a log-in by passkey: its challenges are for it alone. */
export function createPasskeyBrowsers(cookie: SignedCookie) {
  const find = (request: FastifyRequest): string | undefined =>
    cookie.read(request)[0] || undefined;
  return {
    find,

    /** The browser's token, which goes on as long as it is used: other tabs have challenges, too. */
    keep(request: FastifyRequest, reply: FastifyReply): string {
      const token = find(request) ?? makeToken();
      cookie.write(reply, [token]);
      return token;
    },
  };
}

export type PasskeyBrowsers = ReturnType<typeof createPasskeyBrowsers>;
