import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import type { SessionStore } from '../../platform/session.ts';
import { SESSION_LIFE_SECONDS } from '../../platform/session-cookies.ts';
import { hashToken, makeToken } from '../../platform/token.ts';
import {
  deleteExpiredSessions,
  deleteOldestSessions,
  deleteSession,
  findSession,
  insertSession,
  listLiveSessions,
  prolongSession,
  replaceTokenHash,
  touchSession,
} from './sessions.repository.ts';
import { setLanguage } from './users.repository.ts';

/** Least time between two prolongations of a session in use. */
const PROLONG_EVERY_MS = 24 * 3600 * 1000;

/** Longest life of a session in use: nobody keeps a stolen one for ever. */
const LONGEST_LIFE_MS = 180 * 24 * 3600 * 1000;

/** Sessions of a user at a time; a new one ends the oldest. */
const MAX_SESSIONS = 20;

/** Least time between two records of its last use. */
const TOUCH_EVERY_MS = 5 * 60 * 1000;

export type SessionOpening = {
  /** Transaction in which the session begins. */
  queryable?: Queryable;
  /** Browser and system in words. */
  device?: string | null;
  /** True: a second factor was proved. */
  isTwoFactor?: boolean;
};

/** Sessions in the database: a browser holds the token, the table only its hash. */
export type SessionsService = SessionStore & {
  /** Opens a session and returns its token, which is stored nowhere. */
  open: (userId: string, opening?: SessionOpening) => Promise<string>;
  /** Gives a session, by its id, another token. @throws AppError notSignedIn */
  renewToken: (tx: Transaction, id: string) => Promise<string>;
  close: (token: string) => Promise<void>;
  removeExpired: () => Promise<void>;
  /** The sessions among these ids that are still valid. */
  listLive: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

export function createSessionsService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): SessionsService {
  /** The end of a session that is used now. */
  function endOf(createdAt: Date): Date {
    const unusedEnd = clock().getTime() + SESSION_LIFE_SECONDS * 1000;
    return new Date(Math.min(unusedEnd, createdAt.getTime() + LONGEST_LIFE_MS));
  }

  return {
    async open(userId, { queryable = database, device, isTwoFactor = false } = {}) {
      const token = makeToken();
      const createdAt = clock();
      const times = { createdAt, seenAt: createdAt, expiresAt: endOf(createdAt) };
      const twoFactorAt = isTwoFactor ? createdAt : null;
      const tokenHash = hashToken(token);
      await insertSession(queryable, { tokenHash, userId, device, twoFactorAt, ...times });
      await deleteOldestSessions(queryable, userId, MAX_SESSIONS);
      return token;
    },

    async resume(token) {
      const tokenHash = hashToken(token);
      const found = await findSession(database, { tokenHash, now: clock() });
      if (!found) return undefined;
      const language = currentLanguage();
      if (found.language !== language) await setLanguage(database, found.user.id, language);
      const expiresAt = endOf(found.createdAt);
      const isProlonged = expiresAt.getTime() - found.expiresAt.getTime() >= PROLONG_EVERY_MS;
      const seenAt = clock();
      if (seenAt.getTime() - found.seenAt.getTime() >= TOUCH_EVERY_MS) {
        await touchSession(database, { tokenHash, seenAt });
      }
      if (isProlonged) await prolongSession(database, { tokenHash, expiresAt });
      return { id: tokenHash, user: found.user, isProlonged };
    },

    async renewToken(tx, id) {
      const token = makeToken();
      const isThere = await replaceTokenHash(tx, { before: id, tokenHash: hashToken(token) });
      if (!isThere) throw new AppError('notSignedIn');
      return token;
    },

    close: (token) => deleteSession(database, hashToken(token)),

    removeExpired: () => deleteExpiredSessions(database, clock()),

    listLive: async (tokenHashes) =>
      new Set(await listLiveSessions(database, { tokenHashes, now: clock() })),
  };
}
