import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, sessions, users } from '../../db/schema/index.ts';
import { createUser } from '../../testing/create-user.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLedger } from '../credits/ledger.service.ts';
import { endAllSessions, grantCredits, listAudit } from './operators.service.ts';

const { database } = await createTestDatabase();
const REASON = 'Lost a telephone';

async function signIn(userId: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  await database.insert(sessions).values({ tokenHash: crypto.randomUUID(), userId, expiresAt });
}

describe('ending all sessions', () => {
  let userId: string;
  let otherId: string;
  let deed: Parameters<typeof endAllSessions>[1];
  const owners = async () =>
    (await database.select({ userId: sessions.userId }).from(sessions)).map((row) => row.userId);

  beforeEach(async () => {
    await database.delete(sessions);
    [userId, otherId] = [await createUser(database), await createUser(database)];
    for (const id of [userId, userId, otherId]) await signIn(id);
    const [user] = await database.select().from(users).where(eq(users.id, userId));
    deed = { actor: 'terminal', credential: user?.username ?? '', reason: ` ${REASON} ` };
  });

  it('ends those of one account and writes who, what, on whom and why', async () => {
    expect(await endAllSessions(database, deed)).toBe('done');
    expect(await owners()).toEqual([otherId]);
    expect(await listAudit(database, 1)).toMatchObject([
      { actor: 'terminal', action: 'end-sessions', userId, reason: REASON },
    ]);
  });

  it('does and writes nothing for a short reason or an unknown name', async () => {
    const before = await listAudit(database, 100);
    const short = { ...deed, reason: '   a reason   ' };
    expect(await endAllSessions(database, short)).toBe('short-reason');
    const unknown = { ...deed, credential: 'nobody_here' };
    expect(await endAllSessions(database, unknown)).toBe('no-user');
    expect(await owners()).toHaveLength(3);
    expect(await listAudit(database, 100)).toEqual(before);
  });

  it('leaves rows that the database lets nobody change', async () => {
    await endAllSessions(database, deed);
    const refused = { cause: { message: expect.stringContaining('append-only') } };
    await expect(database.update(auditEntries).set({ reason: 'x' })).rejects.toMatchObject(refused);
    await expect(database.delete(auditEntries)).rejects.toMatchObject(refused);
    await expect(database.execute(sql`truncate audit_entries`)).rejects.toMatchObject(refused);
  });
});

describe('granting credits', () => {
  const ledger = createLedger({ welcomeCredits: 0 });
  let userId: string;
  let deed: Parameters<typeof grantCredits>[2];

  beforeEach(async () => {
    userId = await createUser(database);
    const [user] = await database.select().from(users).where(eq(users.id, userId));
    deed = { actor: 'terminal', credential: user?.username ?? '', reason: REASON, amount: 40 };
  });

  it('happens once for one reason, also where it is asked twice at the same time', async () => {
    const outcomes = await Promise.all([
      grantCredits(database, ledger, deed),
      grantCredits(database, ledger, deed),
    ]);
    expect(outcomes.toSorted()).toEqual(['done', 'granted-before']);
    expect(await ledger.getAvailable(database, userId)).toBe(40);
    const mine = (await listAudit(database, 10)).filter((entry) => entry.userId === userId);
    expect(mine).toMatchObject([{ action: 'grant-credits', reason: `40 credits: ${REASON}` }]);
    expect(await grantCredits(database, ledger, { ...deed, reason: 'Another telephone' })).toBe(
      'done',
    );
    expect(await ledger.getAvailable(database, userId)).toBe(80);
  });

  it.each([
    [{ reason: 'short' }, 'short-reason'],
    [{ amount: 0 }, 'bad-amount'],
    [{ amount: -5 }, 'bad-amount'],
    [{ amount: 1.5 }, 'bad-amount'],
    [{ amount: Number.NaN }, 'bad-amount'],
    [{ amount: 10_001 }, 'bad-amount'],
    [{ credential: 'nobody_here' }, 'no-user'],
  ])('moves and writes nothing for %o', async (change, outcome) => {
    const before = await listAudit(database, 100);
    expect(await grantCredits(database, ledger, { ...deed, ...change })).toBe(outcome);
    expect(await ledger.getAvailable(database, userId)).toBe(0);
    expect(await listAudit(database, 100)).toEqual(before);
  });
});
