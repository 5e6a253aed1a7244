import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { hashToken, makeToken } from '../../../platform/token.ts';
import { insertChallenge, takeChallenge } from './passkey-challenges.repository.ts';

/** Time for which a challenge can be answered. */
export const CHALLENGE_SECONDS = 5 * 60;

/** Whom a challenge is for: a browser, by its token, and a user who is logged in there. */
export type Challenged = { browser: string; userId: string | null };

/** The challenge in an authenticator's answer; undefined where it has none. */
function findChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined;
    return typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Challenges for authenticators: random, kept as hashes, for one browser, used once. */
export function createPasskeyChallenges({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async make({ browser, userId }: Challenged): Promise<string> {
      const challenge = makeToken();
      await insertChallenge(database, {
        challengeHash: hashToken(challenge),
        browserHash: hashToken(browser),
        userId,
        expiresAt: new Date(clock().getTime() + CHALLENGE_SECONDS * 1000),
      });
      return challenge;
    },

    /** Uses up the challenge that an answer names; undefined where it is none of these. */
    async take(clientDataJSON: string, { browser, userId }: Challenged) {
      const challenge = findChallenge(clientDataJSON);
      if (challenge === undefined) return undefined;
      const isTaken = await takeChallenge(database, {
        challengeHash: hashToken(challenge),
        browserHash: hashToken(browser),
        userId,
        now: clock(),
      });
      return isTaken ? challenge : undefined;
    },
  };
}
