import { z } from 'zod';

/** An invoice as a movement of credits names it. */
export const receiptLinkSchema = z.object({
  id: z.string(),
  /** Number that stands on it; null until it is final. */
  number: z.string().nullable(),
  /** The provider's page of it; null where invoice links are off. */
  url: z.string().nullable(),
});

/**
 * Kinds of receipts. `start`: the first month of a plan; `renewal`: another one; `upgrade`: the
 * rest of a month at the difference; `return`: paid in vain and given back, such as a second
 * checkout; `other`: nothing of these.
 */
const RECEIPT_KINDS = ['start', 'renewal', 'upgrade', 'return', 'other'] as const;

/** An invoice with what was paid, what went back, and what both did to the credits. */
export const receiptSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  kind: z.enum(RECEIPT_KINDS),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  /** Name of the plan, null when it is none of today's. */
  plan: z.string().nullable(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  /** With tax. */
  total_cents: z.int(),
  tax_cents: z.int(),
  refunded_cents: z.int(),
  disputed_cents: z.int(),
  /** Credits granted for it, and those taken back when money went back. */
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
