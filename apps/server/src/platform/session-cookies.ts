import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Csrf } from './csrf.ts';
import { hashToken } from './token.ts';

/** Lifetime of a session without use. */
export const SESSION_LIFE_SECONDS = 30 * 24 * 3600;

/**
 * Cookie that scripts can read and that grants nothing: it only tells the client that there is a
 * session.
 */
const SIGNED_IN_COOKIE = 'signed_in';

/** True when the browser believes that it is signed in: enough to choose a page to begin with. */
export function isSignedIn({ cookies }: FastifyRequest): boolean {
  return cookies[SIGNED_IN_COOKIE] !== undefined;
}

type SessionCookiesOptions = { csrf: Csrf; cookieName: string; isSecure: boolean };

/**
 * Cookies of a session: the token, the mark of being signed in, and a CSRF token bound to the
 * session.
 */
export function createSessionCookies({ csrf, cookieName, isSecure }: SessionCookiesOptions) {
  const shared = { path: '/', sameSite: 'lax', secure: isSecure } as const;

  function prolong(reply: FastifyReply, token: string): void {
    const life = { maxAge: SESSION_LIFE_SECONDS };
    reply.setCookie(cookieName, token, { ...shared, ...life, httpOnly: true });
    reply.setCookie(SIGNED_IN_COOKIE, '1', { ...shared, ...life });
  }

  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[cookieName],

    prolong,

    start(reply: FastifyReply, token: string): void {
      prolong(reply, token);
      csrf.issue(reply, hashToken(token));
    },

    end(reply: FastifyReply): void {
      reply.clearCookie(cookieName, { ...shared, httpOnly: true });
      reply.clearCookie(SIGNED_IN_COOKIE, shared);
      csrf.clear(reply);
    },
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;
