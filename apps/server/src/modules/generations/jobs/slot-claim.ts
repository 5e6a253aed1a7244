import type { OrderTicket } from '@toile/engines';
import { sql } from 'drizzle-orm';

/**
 * A worker's claim on a slot. `attempt` fences it: every write names the attempt, and changes
 * nothing once another claim, a cancel or the sweeper has come between.
 */
export type SlotClaim = {
  jobId: string;
  /** The slot's place in its job, from 0. */
  index: number;
  userId: string;
  attempt: number;
  /** Failed renders so far. */
  failures: number;
  /** The places that it is drawn in. */
  lane: string;
  /** The engine that draws it; null: the first one that can. */
  engine: string | null;
  /** Engines that were away when it was theirs. */
  refusedBy: string[];
};

/** The order of a claimed slot at a vendor: the key that names it, and its ticket. */
export type KeptOrder = { orderKey: string; ticket: OrderTicket | null };

/** A claim's columns, read from slots under the name `s`. */
export const CLAIM_COLUMNS = sql`
  s.job_id as "jobId", s.index, s.user_id as "userId", s.attempt, s.failures, s.lane, s.engine,
  s.refused_by as "refusedBy"`;

/** The columns of its order. */
export const ORDER_COLUMNS = sql`s.order_key as "orderKey", s.ticket`;
