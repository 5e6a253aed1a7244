import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { passkeyChallenges } from '../../../db/schema/index.ts';
import type { Queryable } from '../../../platform/database.ts';
import { deleteInBatches } from '../../../platform/in-batches.ts';

/** A challenge, by its hash and its browser's; `userId` null: it is for a log-in. */
export type Challenge = { challengeHash: string; browserHash: string; userId: string | null };

export async function insertChallenge(
  queryable: Queryable,
  challenge: Challenge & { expiresAt: Date },
): Promise<void> {
  await queryable.insert(passkeyChallenges).values(challenge);
}

/** Uses a challenge up; false where there is none of this browser and user, or it has expired. */
export async function takeChallenge(
  queryable: Queryable,
  { challengeHash, browserHash, userId, now }: Challenge & { now: Date },
): Promise<boolean> {
  const { userId: owner } = passkeyChallenges;
  const rows = await queryable
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.browserHash, browserHash),
        userId === null ? isNull(owner) : eq(owner, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return rows.length > 0;
}

export async function deleteExpiredChallenges(queryable: Queryable, now: Date): Promise<void> {
  const at = now.toISOString();
  await deleteInBatches(async (atMost) => {
    const { rowCount } = await queryable.execute(sql`
      delete from passkey_challenges where expires_at <= ${at} and challenge_hash in (
        select challenge_hash from passkey_challenges where expires_at <= ${at} limit ${atMost})`);
    return rowCount ?? 0;
  });
}
