import type Stripe from 'stripe';
import { idIn } from './stripe-fields.ts';

/** Cents of a payment that were returned to the payer. */
export type MoneyBack = { refundedCents: number; disputedCents: number };

const NOTHING: MoneyBack = { refundedCents: 0, disputedCents: 0 };

/** States of a dispute in which the bank has the money. In an inquiry (`warning_…`) it does not. */
const HELD: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);

async function disputedCents(stripe: Stripe, charge: Stripe.Charge): Promise<number> {
  if (!charge.disputed) return 0;
  let cents = 0;
  for await (const dispute of stripe.disputes.list({ charge: charge.id, limit: 100 })) {
    if (HELD.has(dispute.status)) cents += dispute.amount;
  }
  return cents;
}

/** Sums returned to the payer, by payment intent. */
export async function readMoneyBack(
  stripe: Stripe,
  charges: AsyncIterable<Stripe.Charge>,
): Promise<(paymentIntent: string) => MoneyBack> {
  const byIntent = new Map<string, MoneyBack>();
  for await (const charge of charges) {
    const intent = idIn(charge.payment_intent);
    if (intent === undefined) continue;
    const before = byIntent.get(intent) ?? NOTHING;
    byIntent.set(intent, {
      refundedCents: before.refundedCents + charge.amount_refunded,
      disputedCents: before.disputedCents + (await disputedCents(stripe, charge)),
    });
  }
  return (intent) => byIntent.get(intent) ?? NOTHING;
}
