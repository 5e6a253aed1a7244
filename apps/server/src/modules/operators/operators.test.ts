import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, sessions, users } from '../../db/schema/index.ts';
import { createUser } from '../../testing/create-user.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLedger } from '../credits/ledger.service.ts';
import { listAuditEntries } from './audit-log.repository.ts';
import type { Deed } from './deeds.ts';
import { changeRole, endAllSessions, grantCredits } from './operators.service.ts';

const { database } = await createTestDatabase();
const REASON = 'Lost a telephone';
const TERMINAL = { actor: 'terminal' } as const;

let userId: string;
let otherId: string;
let deed: Deed & { by: typeof TERMINAL };

beforeEach(async () => {
  [userId, otherId] = [await createUser(database), await createUser(database)];
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  deed = { by: TERMINAL, on: { credential: user?.username ?? '' }, reason: REASON };
});

const unknown = () => ({ ...deed, on: { credential: 'nobody_here' } });
const readAudit = () => listAuditEntries(database, { limit: 100 });

describe('ending all sessions', () => {
  async function signIn(id: string): Promise<void> {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const tokenHash = crypto.randomUUID();
    await database.insert(sessions).values({ tokenHash, userId: id, expiresAt });
  }
  const owners = async () =>
    (await database.select({ userId: sessions.userId }).from(sessions)).map((row) => row.userId);

  beforeEach(async () => {
    await database.delete(sessions);
    for (const id of [userId, userId, otherId]) await signIn(id);
  });

  it('ends those of one account and writes who, what, on whom and why', async () => {
    await endAllSessions(database, deed);
    expect(await owners()).toEqual([otherId]);
    expect((await readAudit())[0]).toMatchObject({
      actor: 'terminal',
      operatorId: null,
      action: 'end-sessions',
      userId,
      reason: REASON,
    });
  });

  it('does and writes nothing for an unknown name', async () => {
    const before = await readAudit();
    await expect(endAllSessions(database, unknown())).rejects.toMatchObject({ error: 'notFound' });
    expect(await owners()).toHaveLength(3);
    expect(await readAudit()).toEqual(before);
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

  it('happens once for one reason, also where it is asked twice at the same time', async () => {
    const grant = { ...deed, credits: 40 };
    const outcomes = await Promise.allSettled([
      grantCredits(database, ledger, grant),
      grantCredits(database, ledger, grant),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await ledger.getAvailable(database, userId)).toBe(40);
    const mine = (await readAudit()).filter((entry) => entry.userId === userId);
    expect(mine).toMatchObject([{ action: 'grant-credits', reason: `40 credits: ${REASON}` }]);
    await grantCredits(database, ledger, { ...grant, reason: 'Another telephone' });
    expect(await ledger.getAvailable(database, userId)).toBe(80);
  });

  it('moves and writes nothing for an unknown name', async () => {
    const before = await readAudit();
    const grant = grantCredits(database, ledger, { ...unknown(), credits: 40 });
    await expect(grant).rejects.toMatchObject({ error: 'notFound' });
    expect(await readAudit()).toEqual(before);
  });
});

describe('the role of an operator', () => {
  const isOperator = async () =>
    (await database.select().from(users).where(eq(users.id, userId)))[0]?.isOperator;

  it('is given and taken away at the terminal, and written down', async () => {
    expect(await isOperator()).toBe(false);
    await changeRole(database, deed, true);
    expect(await isOperator()).toBe(true);
    await changeRole(database, deed, false);
    expect(await isOperator()).toBe(false);
    const written = await database
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.userId, userId))
      .orderBy(desc(auditEntries.id));
    expect(written.map(({ action }) => action)).toEqual(['operator-off', 'operator-on']);
  });
});
