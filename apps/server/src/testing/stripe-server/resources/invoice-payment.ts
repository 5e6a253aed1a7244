import type Stripe from 'stripe';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { confirmIntent, intentOf } from './payment-intents.ts';
import { cardOf } from './payment-methods.ts';

const DAY_SECONDS = 86_400;

export function subscriptionOf(
  { store }: World,
  invoice: Stripe.Invoice,
): Stripe.Subscription | undefined {
  const details = invoice.parent?.subscription_details;
  return details ? store.find('subscription', idOf(details.subscription)) : undefined;
}

/** Finalizes a draft: it gets its number, and the customer's credit is applied. */
export function finalizeInvoice(world: World, invoice: Stripe.Invoice): void {
  const { store, clock, events, baseUrl } = world;
  const customer = store.get('customer', idOf(invoice.customer));
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  const fromCredit = Math.max(
    Math.min(invoice.total, -customer.balance),
    Math.min(invoice.total, 0),
  );
  const startingBalance = customer.balance;
  const due = invoice.total - fromCredit;
  events.emitChange('customer.updated', customer, () => {
    customer.balance += fromCredit;
  });
  Object.assign(invoice, {
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: clock.now(),
    starting_balance: startingBalance,
    ending_balance: customer.balance,
    hosted_invoice_url: `${baseUrl}/invoices/${invoice.id}`,
    invoice_pdf: `${baseUrl}/invoices/${invoice.id}/pdf`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
  });
  invoice.status_transitions.finalized_at = clock.now();
  events.emit('invoice.finalized', invoice);
  if (due === 0) markPaid(world, invoice);
}

function markPaid(world: World, invoice: Stripe.Invoice): void {
  const { clock, events, store } = world;
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
  });
  invoice.status_transitions.paid_at = clock.now();
  const payment = store.all('invoice_payment').find((one) => one.invoice === invoice.id);
  if (payment) {
    Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due });
    payment.status_transitions.paid_at = clock.now();
    events.emit('invoice_payment.paid', payment);
  }
  events.emit('invoice.paid', invoice);
  events.emit('invoice.payment_succeeded', invoice);
  const subscription = subscriptionOf(world, invoice);
  if (subscription) settleStatus(world, subscription);
}

/** Makes a past-due plan active again once all its invoices are paid. */
function settleStatus(world: World, subscription: Stripe.Subscription): void {
  if (subscription.status !== 'past_due') return;
  const hasOpen = world.store
    .all('invoice')
    .some((one) => one.status === 'open' && subscriptionOf(world, one)?.id === subscription.id);
  if (hasOpen) return;
  world.events.emitChange('customer.subscription.updated', subscription, () => {
    subscription.status = 'active';
  });
}

/** Charges an open invoice to the card of its plan. Returns the decline code if that fails. */
export function payInvoice(
  world: World,
  invoice: Stripe.Invoice,
  other?: Stripe.PaymentMethod,
): string | undefined {
  const { store, events } = world;
  const customer = store.get('customer', idOf(invoice.customer));
  const method = other ?? cardOf(world, customer, subscriptionOf(world, invoice));
  const decline = confirmIntent(world, intentOf(world, invoice), method);
  Object.assign(invoice, { attempt_count: invoice.attempt_count + 1, attempted: true });
  if (decline === undefined) markPaid(world, invoice);
  else events.emit('invoice.payment_failed', invoice);
  return decline;
}

/**
 * Charges an invoice without the payer. A failure makes the plan past due and is tried again on the
 * days of the rules; after the last failure the plan ends.
 */
export function collectInvoice(
  world: World,
  invoice: Stripe.Invoice,
  endPlan: (subscription: Stripe.Subscription) => void,
): void {
  const { clock, rules, events } = world;
  const waitDays = rules.retryDays[invoice.attempt_count];
  invoice.next_payment_attempt =
    waitDays === undefined ? null : clock.now() + waitDays * DAY_SECONDS;
  if (payInvoice(world, invoice) === undefined) return;
  const subscription = subscriptionOf(world, invoice);
  if (!subscription) return;
  if (waitDays === undefined) {
    invoice.auto_advance = false;
    endPlan(subscription);
    return;
  }
  events.emitChange('customer.subscription.updated', subscription, () => {
    subscription.status = 'past_due';
  });
}

/** Voids an open invoice: it will not be paid. */
export function voidInvoice({ clock, events }: World, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw refusals.invalid(`You can only pass in open invoices. This invoice isn't open.`);
  }
  Object.assign(invoice, { status: 'void', next_payment_attempt: null, auto_advance: false });
  invoice.status_transitions.voided_at = clock.now();
  events.emit('invoice.voided', invoice);
}
