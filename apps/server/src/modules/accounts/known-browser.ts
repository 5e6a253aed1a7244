import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedCookie } from '../../platform/signed-cookie.ts';
import { makeToken } from '../../platform/token.ts';

/** A year and a month: as long as browsers keep a cookie at most. */
export const KNOWN_BROWSER_SECONDS = 400 * 24 * 3600;

/** So many users of one browser are remembered. */
const MAX_USERS = 5;

/** A browser in which users have logged in: its own id, and theirs. */
export type KnownBrowser = { id: string; userIds: readonly string[] };

/** Remembers in which browsers somebody has logged in: those are not stopped with the guessers. */
export function createKnownBrowsers(cookie: SignedCookie) {
  function read(request: FastifyRequest): KnownBrowser | undefined {
    const [id, ...userIds] = cookie.read(request);
    return id ? { id, userIds } : undefined;
  }

  return {
    read,

    remember(request: FastifyRequest, reply: FastifyReply, userId: string): void {
      const { id, userIds } = read(request) ?? { id: makeToken(), userIds: [] };
      const others = userIds.filter((other) => other !== userId).slice(0, MAX_USERS - 1);
      cookie.write(reply, [id, userId, ...others]);
    },
  };
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
