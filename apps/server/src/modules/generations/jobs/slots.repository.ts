import type { OrderTicket } from '@toile/engines';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { slots } from '../../../db/schema/index.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import type { SlotClaim } from './slot-claim.ts';

type SlotState = (typeof slots.$inferSelect)['state'];

/** Number of a job's slots in each state. */
export type SlotCounts = Record<SlotState, number>;

/** Slots of a job to write, with the engine that draws them. */
type SlotsOrder = { jobId: string; userId: string; total: number; engine: string; lane: string };

export async function insertSlots(tx: Transaction, { total, ...slot }: SlotsOrder): Promise<void> {
  await tx
    .insert(slots)
    .values(Array.from({ length: total }, (_slot, index) => ({ ...slot, index })));
}

/** Writes the only slot of a job whose image exists already. */
export async function insertDeliveredSlot(
  tx: Transaction,
  { id: jobId, userId }: { id: string; userId: string },
): Promise<void> {
  await tx.insert(slots).values({ jobId, userId, index: 0, state: 'delivered' });
}

/** Condition: the claim holds. No other claim has come, and its lease has not run out. */
function isHeldBy({ jobId, index, attempt }: SlotClaim) {
  return and(
    eq(slots.jobId, jobId),
    eq(slots.index, index),
    eq(slots.attempt, attempt),
    eq(slots.state, 'running'),
    sql`${slots.leaseUntil} > now()`,
  );
}

/** Prolongs a lease. False when the claim is lost. */
export async function renewLease(
  queryable: Queryable,
  claim: SlotClaim,
  leaseSeconds: number,
): Promise<boolean> {
  const rows = await queryable
    .update(slots)
    .set({ leaseUntil: sql`now() + ${leaseSeconds} * interval '1 second'` })
    .where(isHeldBy(claim))
    .returning({ index: slots.index });
  return rows.length === 1;
}

/** True while the claim holds; its row is locked until the transaction ends. */
export async function lockClaim(tx: Transaction, claim: SlotClaim): Promise<boolean> {
  const rows = await tx
    .select({ index: slots.index })
    .from(slots)
    .where(isHeldBy(claim))
    .for('update');
  return rows.length === 1;
}

/** Ends a slot for good. False, and nothing changed, when the claim is lost. */
export async function endSlot(
  tx: Transaction,
  claim: SlotClaim,
  state: 'delivered' | 'failed',
): Promise<boolean> {
  const rows = await tx
    .update(slots)
    // It keeps its ticket, by which its order is closed.
    .set({ state, leaseUntil: null })
    .where(isHeldBy(claim))
    .returning({ index: slots.index });
  return rows.length === 1;
}

/** Changes of a slot's order with its return to the queue; none: the order goes on. */
export type NewOrder = {
  orderKey?: string;
  ticket?: null;
  engine?: string;
  lane?: string;
  refusedBy?: string[];
};

type Requeue = { failures: number; delayMs: number; order?: NewOrder };

/** Stores the ticket of a slot's order; null where nothing is on order. False, and nothing changed, when the claim is lost. */
export async function keepTicket(
  queryable: Queryable,
  claim: SlotClaim,
  ticket: OrderTicket | null,
): Promise<boolean> {
  const rows = await queryable
    .update(slots)
    .set({ ticket })
    .where(isHeldBy(claim))
    .returning({ index: slots.index });
  return rows.length === 1;
}

/** Puts a claimed slot back into the queue. False, and nothing changed, when the claim is lost. */
export async function requeueSlot(
  tx: Transaction,
  claim: SlotClaim,
  { failures, delayMs, order = {} }: Requeue,
): Promise<boolean> {
  const rows = await tx
    .update(slots)
    .set({
      state: 'queued',
      leaseUntil: null,
      workerId: null,
      failures,
      ...order,
      notBefore: sql`now() + ${delayMs} * interval '1 ms'`,
    })
    .where(isHeldBy(claim))
    .returning({ index: slots.index });
  return rows.length === 1;
}

/** Cancels all open slots of a job; returns their places. */
export async function cancelOpenSlots(tx: Transaction, jobId: string): Promise<number[]> {
  const rows = await tx
    .update(slots)
    .set({ state: 'canceled', leaseUntil: null })
    .where(and(eq(slots.jobId, jobId), inArray(slots.state, ['queued', 'running'])))
    .returning({ index: slots.index });
  return rows.map(({ index }) => index);
}

export async function countSlots(tx: Transaction, jobId: string): Promise<SlotCounts> {
  const rows = await tx
    .select({ state: slots.state, count: sql<number>`count(*)::int` })
    .from(slots)
    .where(eq(slots.jobId, jobId))
    .groupBy(slots.state);
  const none: SlotCounts = { queued: 0, running: 0, delivered: 0, failed: 0, canceled: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}
