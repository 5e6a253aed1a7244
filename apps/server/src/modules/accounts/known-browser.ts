import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedCookie } from '../../platform/signed-cookie.ts';
import { makeToken } from '../../platform/token.ts';
import type { UserRow } from './users.repository.ts';

/** A year and a month: as long as browsers keep a cookie at most. */
export const KNOWN_BROWSER_SECONDS = 400 * 24 * 3600;

/** Users remembered per browser. */
const MAX_USERS = 5;

/** A browser in which users have logged in: its own id, and their marks. */
export type KnownBrowser = { id: string; marks: readonly string[] };

/** Stands for a user with a password: whoever changes that is unknown to every browser again. */
export function browserMark({ id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>): string {
  return createHash('sha256')
    .update(JSON.stringify([id, passwordHash]))
    .digest('base64url');
}

/** Remembers in which browsers somebody has logged in: those are not stopped with the guessers. */
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
