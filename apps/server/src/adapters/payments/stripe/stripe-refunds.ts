import Stripe from 'stripe';
import { intentsOf } from './stripe-invoices.ts';

/** Refunds the rest of a paid invoice. */
export async function refundInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  if (invoice.status !== 'paid') return;
  for (const payment_intent of intentsOf(invoice)) {
    try {
      await stripe.refunds.create({ payment_intent });
    } catch (error) {
      if (!isNothingLeft(error)) throw error;
    }
  }
}

/**
 * True for an error that means: the payment was refunded before, or the payer's bank has the money.
 */
function isNothingLeft(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return error.code === 'charge_already_refunded' || error.code === 'charge_disputed';
}
