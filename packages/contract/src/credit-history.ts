import { z } from 'zod';
import { paginationSchema } from './pagination.ts';
import { receiptLinkSchema } from './receipts.ts';

/**
 * Kinds of movements of credits. `purchase`: a month of a plan was paid. `upgrade`: the rest of a
 * month was paid at the difference. `refund`: money was returned, and unspent credits were taken
 * back. `restore`: a dispute was won, and they were given again. `run-refund`: an operator gave back
 * what a run had cost.
 */
export const CREDIT_MOVES = [
  'welcome',
  'hold',
  'settle',
  'release',
  'purchase',
  'upgrade',
  'refund',
  'restore',
  'grant',
  'run-refund',
] as const;

/**
 * One movement of a user's credits, as a receipt. The price of a run is held at its order; each
 * delivered image is paid from it (settle), and the rest is returned (release).
 */
export const creditMoveSchema = z.object({
  id: z.string(),
  kind: z.enum(CREDIT_MOVES),
  /** Credits moved, always positive: the kind tells the direction. */
  amount: z.int().min(1),
  /** ISO 8601, UTC. */
  timestamp: z.string(),
  job_id: z.string().nullable(),
  /** The image that a settle paid for; null once it is deleted. */
  output_image_id: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  /** The invoice that a purchase, an upgrade, a refund or a restore belongs to. */
  invoice: receiptLinkSchema.nullable(),
});

export type CreditMove = z.infer<typeof creditMoveSchema>;

/** Answer of GET /credit-history/, newest first. */
export const creditHistorySchema = z.object({
  moves: z.array(creditMoveSchema),
  pagination: paginationSchema,
});

/** Query of GET /credit-history/. A page that is no number is page 1. */
export const creditHistoryQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});
