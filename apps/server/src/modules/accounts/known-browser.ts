import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedCookie } from '../../platform/signed-cookie.ts';
import { makeToken } from '../../platform/token.ts';
import type { UserRow } from './users.repository.ts';

/** Lifetime of the cookie: 400 days, the longest that browsers allow. */
export const KNOWN_BROWSER_SECONDS = 400 * 24 * 3600;

/** Users remembered per browser. */
const MAX_USERS = 5;

/** A browser in which users have logged in: its id, and a mark for each user. */
export type KnownBrowser = { id: string; marks: readonly string[] };

/**
 * Mark of a user with the present password: after a change of password every browser is unknown
 * again.
 */
export function browserMark({ id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>): string {
  return createHash('sha256')
    .update(JSON.stringify([id, passwordHash]))
    .digest('base64url');
}

/**
 * Remembers the browsers in which users have logged in: these are not limited together with
 * guessers.
 */
export function createKnownBrowsers(cookie: SignedCookie) {
  function read(request: FastifyRequest): KnownBrowser | undefined {
    const [id, ...marks] = cookie.read(request);
    return id ? { id, marks } : undefined;
  }

  return {
    read,

    remember(request: FastifyRequest, reply: FastifyReply, mark: string): void {
      const { id, marks } = read(request) ?? { id: makeToken(), marks: [] };
      const others = marks.filter((other) => other !== mark).slice(0, MAX_USERS - 1);
      cookie.write(reply, [id, mark, ...others]);
    },
  };
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
