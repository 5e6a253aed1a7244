import { z } from 'zod';
import { errors } from './messages/en/errors.ts';
import { PLANS } from './plans.ts';

const priceIdSchema = z
  .string(errors.invalidPriceId)
  .refine((id) => PLANS.some(({ priceId }) => priceId === id), errors.invalidPriceId);

/** A path of the web app, never an address elsewhere. */
const returnPathSchema = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[\w\-./?=&%]*$/);

/**
 * JSON of POST /create-checkout-session/. `credits_per_cycle` is accepted from older clients and
 * ignored: the server's plans decide. `return_to` becomes `returnTo` in the address to which the
 * payer returns.
 */
export const checkoutRequestSchema = z.object({
  subscription_plan: priceIdSchema,
  credits_per_cycle: z.unknown().optional(),
  return_to: returnPathSchema.optional(),
});

export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** The page on which the payer pays; the client goes to `url`. */
export const checkoutAnswerSchema = z.object({ sessionId: z.string(), url: z.string() });

/**
 * States of a subscription. `canceling`: paid to the end of the period and not renewed.
 * `past_due`: the card was not charged for the present period. `canceled`: ended.
 */
export const SUBSCRIPTION_STATUSES = ['active', 'canceling', 'past_due', 'canceled'] as const;

export const subscriptionStatusSchema = z.enum(SUBSCRIPTION_STATUSES);

export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/**
 * Answer of GET /get-user-subscription/: empty for a user who never had a plan, without `plan`
 * once it has ended.
 */
export const userSubscriptionSchema = z.object({
  /** Price id of the plan in force. */
  plan: z.string().optional(),
  status: subscriptionStatusSchema.optional(),
  /** Start of the paid period. ISO 8601, UTC. */
  updated_at: z.string().optional(),
  /** End of the paid period: when it renews, changes or ends. A month after `updated_at`. */
  next_billing_date: z.string().optional(),
  /** Price id of the plan that takes over at `next_billing_date`, after a downgrade. */
  pending_plan: z.string().optional(),
});

export type UserSubscription = z.infer<typeof userSubscriptionSchema>;

/** JSON of POST /update-subscription/. */
export const updateSubscriptionSchema = z.object({ new_plan_price_id: priceIdSchema });

/** Answer of POST /preview-subscription/: what an upgrade costs and brings at this moment. */
export const previewPlanAnswerSchema = z.object({
  due_now_cents: z.int().min(0),
  credits: z.int().min(0),
});

export type PreviewPlanAnswer = z.infer<typeof previewPlanAnswerSchema>;

/** `message` is a sentence, or for a downgrade the day on which it takes effect. */
export const updateSubscriptionAnswerSchema = z.object({
  success: z.boolean(),
  message: z.union([z.string(), z.object({ next_billing_date: z.string() })]),
  subscription_status: subscriptionStatusSchema,
});

export type UpdateSubscriptionAnswer = z.infer<typeof updateSubscriptionAnswerSchema>;

/** A plan that was past due ends at once: then there is no next date. */
export const cancelSubscriptionAnswerSchema = z.object({
  subscription_status: subscriptionStatusSchema,
  next_billing_date: z.string().nullable(),
});

export type CancelSubscriptionAnswer = z.infer<typeof cancelSubscriptionAnswerSchema>;

/** Answer of POST /billing-portal/: the provider's page for the card, open invoices and receipts. */
export const billingPortalAnswerSchema = z.object({ url: z.string() });

/** Answer of GET /plans/: the plans, cheapest first, and the cost table. */
export const plansAnswerSchema = z.object({
  plans: z.array(
    z.object({
      name: z.string(),
      price: z.number(),
      priceInCents: z.int(),
      priceId: z.string(),
      credits: z.int(),
    }),
  ),
  costs: z.array(z.object({ name: z.string(), credits: z.int() })),
  /** Payments on this server: with money, in the sandbox (no money moves), or none. */
  payments: z.enum(['live', 'sandbox', 'closed']),
  /** Credits that a new account gets once its e-mail is verified; may be 0. */
  welcome_credits: z.int().min(0),
});

export type PlansAnswer = z.infer<typeof plansAnswerSchema>;
