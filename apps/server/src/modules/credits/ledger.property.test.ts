import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerAccounts } from '../../db/schema/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { createUser } from '../../testing/create-user.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createLedger } from './ledger.service.ts';

const WELCOME = 10;
const SLOTS = 4;

const { database } = await createTestDatabase();
const ledger = createLedger({ welcomeCredits: WELCOME });

type Order = { act: 'hold' | 'settle' | 'release'; job: number; slot: number };

const orders = fc.array(
  fc.record<Order>({
    act: fc.constantFrom('hold', 'settle', 'release'),
    job: fc.nat({ max: 4 }),
    slot: fc.nat({ max: SLOTS - 1 }),
  }),
  { minLength: 10, maxLength: 60 },
);

async function balancesOf(userId: string) {
  const rows = await database
    .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, userId));
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}

/** True for an expected refusal: too few credits, or a slot that ended in the other way. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AppError) return error.error === 'insufficientCredits';
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Error && cause.message.includes('ledger_transfers_slot_end');
}

/** Plays orders in groups that run at the same time; records those that the ledger accepted. */
function createPlayer(userId: string) {
  const jobIds = Array.from({ length: 5 }, () => randomUUID());
  const held = new Set<number>();
  const accepted = { hold: 0, settle: 0, release: 0 };

  async function play({ act, job, slot }: Order): Promise<void> {
    const jobId = jobIds[job] ?? '';
    // No slot ends before its run has set its price aside: the slots come with the hold.
    if (act !== 'hold' && !held.has(job)) return;
    const isMoved = await database.transaction((tx) => {
      if (act === 'hold') return ledger.hold(tx, { userId, jobId, amount: SLOTS });
      const ending = { userId, jobId, slot, amount: 1 };
      if (act === 'release') return ledger.release(tx, ending);
      return ledger.settle(tx, { ...ending, generationId: randomUUID() });
    });
    if (isMoved) accepted[act] += 1;
    if (act === 'hold') held.add(job);
  }

  async function playOrBeRefused(order: Order): Promise<void> {
    await play(order).catch((error) => {
      if (!isRefusal(error)) throw error;
    });
  }

  return { play: playOrBeRefused, accepted };
}

test('holds, settles and releases in any order and number keep the ledger in order', async () => {
  const property = fc.asyncProperty(orders, fc.integer({ min: 1, max: 6 }), async (list, width) => {
    const userId = await createUser(database);
    await database.transaction((tx) => ledger.grantWelcome(tx, { userId, email: userId }));
    const { play, accepted } = createPlayer(userId);
    for (let at = 0; at < list.length; at += width) {
      await Promise.all(list.slice(at, at + width).map(play));
    }
    const open = accepted.hold * SLOTS - accepted.settle - accepted.release;
    const available = WELCOME - accepted.hold * SLOTS + accepted.release;
    expect(await balancesOf(userId)).toEqual({ available, held: open });
    expect(await auditLedger(database)).toMatchObject({
      sum: 0,
      wrongBalances: 0,
      negativeBalances: 0,
      unbalancedTransfers: 0,
    });
  });
  await fc.assert(property, { numRuns: 30 });
});
