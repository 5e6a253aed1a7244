import { z } from 'zod';

/** An invoice in a movement of credits. */
export const receiptLinkSchema = z.object({
  id: z.string(),
  /** Number on the invoice; null until it is final. */
  number: z.string().nullable(),
  /** Address of its page at the provider; null where invoice links are off. */
  url: z.string().nullable(),
});

/**
 * Kinds of receipts. `start`: the first month of a plan; `renewal`: another one; `upgrade`: the
 * rest of a month at the difference; `return`: a payment without effect that was given back, such
 * as a second checkout; `other`: none of these.
 */
const RECEIPT_KINDS = ['start', 'renewal', 'upgrade', 'return', 'other'] as const;

/** An invoice: the sums paid and returned, and the credits that both moved. */
export const receiptSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  kind: z.enum(RECEIPT_KINDS),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  /** Name of the plan; null for a plan that is no longer on offer. */
  plan: z.string().nullable(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  /** Total with tax. */
  total_cents: z.int(),
  tax_cents: z.int(),
  refunded_cents: z.int(),
  disputed_cents: z.int(),
  /** Credits granted for the payment, and credits taken back when money was returned. */
  credits: z.int(),
  credits_taken_back: z.int(),
  /** The period that it pays for. ISO 8601, UTC, like all moments. */
  period_from: z.string().nullable(),
  period_to: z.string().nullable(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  /** The provider's page, and the file; null where invoice links are off. */
  url: z.string().nullable(),
  pdf_url: z.string().nullable(),
});

export type Receipt = z.infer<typeof receiptSchema>;

/** Answer of GET /receipts/, newest first. */
export const receiptsSchema = z.object({ receipts: z.array(receiptSchema) });
