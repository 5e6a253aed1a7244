import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { areEqualSecrets } from './equal-secrets.ts';

type SignedCookieOptions = {
  secret: string;
  clock: Clock;
  cookieName: string;
  isSecure: boolean;
  lifeSeconds: number;
};

/** Separator of the ids of a list, a character of neither base64url nor a UUID. */
const SEPARATOR = '~';

/**
 * A list of ids in a cookie, hidden from scripts: `ids.end.signature`. The browser can neither
 * change it nor prolong it, and the server needs no row for it.
 */
export function createSignedCookie(options: SignedCookieOptions) {
  const { secret, clock, cookieName, isSecure, lifeSeconds } = options;

  function sign(ids: string, end: string): string {
    const text = JSON.stringify(['cookie', cookieName, ids, end]);
    return createHmac('sha256', secret).update(text).digest('base64url');
  }

  return {
    /** The ids; none without a valid cookie. */
    read(request: FastifyRequest): string[] {
      const [ids = '', end = '', signature = '', ...rest] = (
        request.cookies[cookieName] ?? ''
      ).split('.');
      if (rest.length > 0 || !areEqualSecrets(signature, sign(ids, end))) return [];
      return Number(end) * 1000 > clock().getTime() ? ids.split(SEPARATOR) : [];
    },

    write(reply: FastifyReply, list: readonly string[]): void {
      const ids = list.join(SEPARATOR);
      const end = String(Math.floor(clock().getTime() / 1000) + lifeSeconds);
      reply.setCookie(cookieName, `${ids}.${end}.${sign(ids, end)}`, {
        path: '/',
        sameSite: 'lax',
        secure: isSecure,
        httpOnly: true,
        maxAge: lifeSeconds,
      });
    },
  };
}

export type SignedCookie = ReturnType<typeof createSignedCookie>;
