import { sql } from 'drizzle-orm';

/**
 * A worker's right to a slot. `attempt` fences it: whatever the worker writes about the slot
 * names its attempt and touches nothing once another claim, a cancel or the sweeper came
 * between.
 */
export type SlotClaim = {
  jobId: string;
  /** The slot's place in its job, from 0. */
  index: number;
  userId: string;
  attempt: number;
  /** Failed renders so far. */
  failures: number;
};

/** A claim's columns, read from slots under the name `s`. */
export const CLAIM_COLUMNS = sql`
  s.job_id as "jobId", s.index, s.user_id as "userId", s.attempt, s.failures`;
