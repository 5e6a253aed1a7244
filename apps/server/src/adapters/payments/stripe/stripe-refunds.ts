import Stripe from 'stripe';
import { intentsOf } from './stripe-invoices.ts';

/** Gives back what is left of a paid invoice. */
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

/** Refunded before, or in the hands of the payer's bank already. */
function isNothingLeft(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return error.code === 'charge_already_refunded' || error.code === 'charge_disputed';
}
