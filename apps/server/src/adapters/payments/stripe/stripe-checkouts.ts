import type Stripe from 'stripe';
import type { Checkout, CheckoutOrder } from '../payments-port.ts';
import { dateOf } from './stripe-fields.ts';

type CheckoutOptions = { priceId: string; hasAutomaticTax: boolean };

const STATES: Readonly<Record<string, Checkout['state']>> = { open: 'open', complete: 'paid' };

function toCheckout(session: Stripe.Checkout.Session): Checkout {
  return {
    id: session.id,
    state: STATES[session.status ?? ''] ?? 'expired',
    url: session.status === 'open' ? (session.url ?? '') : '',
    expiresAt: dateOf(session.expires_at),
  };
}

/** A page of Stripe's on which the customer pays the first month of a plan. */
export async function createCheckout(
  stripe: Stripe,
  order: CheckoutOrder,
  { priceId, hasAutomaticTax }: CheckoutOptions,
): Promise<Checkout> {
  const tax: Stripe.Checkout.SessionCreateParams = hasAutomaticTax
    ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }
    : {};
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: order.customerId,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: order.paidUrl,
      cancel_url: order.unpaidUrl,
      ...tax,
    },
    { idempotencyKey: `toile-checkout-${order.idempotencyKey}` },
  );
  // A replayed answer is as old as its key.
  return readCheckout(stripe, session.id);
}

export async function readCheckout(stripe: Stripe, id: string): Promise<Checkout> {
  return toCheckout(await stripe.checkout.sessions.retrieve(id));
}

/** Closes a page that is still open. */
export async function expireCheckout(stripe: Stripe, id: string): Promise<void> {
  const isOpen = async () => (await readCheckout(stripe, id)).state === 'open';
  if (!(await isOpen())) return;
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    // It was paid, or it expired, in the meantime.
    if (await isOpen()) throw error;
  }
}
