import type Stripe from 'stripe';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import { declineAtCheckout, type TestCard } from '../test-cards.ts';
import type { World } from '../world.ts';
import { createCustomer } from './customers.ts';
import { itemOf, periodLine } from './invoice-lines.ts';
import { finalizeInvoice, payInvoice } from './invoice-payment.ts';
import { createInvoice } from './new-invoice.ts';
import { createSubscription } from './new-subscription.ts';
import { attachCard } from './payment-methods.ts';

function openSession({ store }: World, id: string): Stripe.Checkout.Session {
  const session = store.get('checkout.session', id);
  if (session.status === 'open') return session;
  throw refusals.invalid(
    `Only Checkout Sessions with a status in ["open"] can be changed. This one is ${session.status}.`,
  );
}

/**
 * Pays on the hosted page as the payer: makes customer, card, subscription and first invoice.
 * A declined card leaves the page open, and makes nothing.
 * @throws StripeRefusal card_declined, or when the page is not open any more.
 */
export function completeCheckout(
  world: World,
  id: string,
  card: TestCard,
): Stripe.Checkout.Session {
  const { store, events, checkouts } = world;
  const session = openSession(world, id);
  const decline = declineAtCheckout(card);
  if (decline) throw refusals.cardDeclined(decline);
  const order = checkouts.get(id);
  if (!order) throw new Error(`The checkout ${id} has no order`);
  const email = session.customer_email ?? undefined;
  const customer = session.customer
    ? store.get('customer', idOf(session.customer), 'customer')
    : createCustomer(world, { email });
  const method = attachCard(world, customer.id, card);
  const subscription = createSubscription(world, {
    customer: customer.id,
    price: order.price,
    paymentMethod: method.id,
    metadata: order.subscriptionMetadata,
    automaticTax: order.automaticTax,
  });
  customer.currency ??= order.price.currency;
  const { current_period_start: now } = itemOf(subscription);
  const invoice = createInvoice(world, {
    subscription,
    reason: 'subscription_create',
    lines: [periodLine(world, subscription)],
    period: { start: now, end: now },
  });
  finalizeInvoice(world, invoice);
  if (invoice.status === 'open') payInvoice(world, invoice, method);
  subscription.status = 'active';
  events.emit('customer.subscription.created', subscription);
  Object.assign(session, {
    amount_total: invoice.total,
    customer: customer.id,
    customer_details: detailsOf(customer),
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  events.emit('checkout.session.completed', session);
  return session;
}

function detailsOf({ email, name }: Stripe.Customer): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

export function expireCheckout(world: World, id: string): Stripe.Checkout.Session {
  const session = openSession(world, id);
  Object.assign(session, { status: 'expired', url: null });
  world.events.emit('checkout.session.expired', session);
  return session;
}
