import type Stripe from 'stripe';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { type LineDraft, toLine } from './invoice-lines.ts';

export type InvoiceDraft = {
  subscription: Stripe.Subscription;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: readonly LineDraft[];
  /** The used period, as Stripe states it on an invoice. */
  period: { start: number; end: number };
};

/** A draft of an invoice, with its totals and its tax. */
export function createInvoice(world: World, draft: InvoiceDraft): Stripe.Invoice {
  const { store, events } = world;
  const invoice = store.add('invoice', draftInvoice(world, draft));
  Object.assign(draft.subscription, { latest_invoice: invoice.id });
  events.emit('invoice.created', invoice);
  return invoice;
}

/** The same, without keeping it. */
export function draftInvoice(world: World, draft: InvoiceDraft): Stripe.Invoice {
  const { store, clock } = world;
  const { subscription } = draft;
  const id = store.newId('invoice');
  const customer = store.get('customer', idOf(subscription.customer));
  const lines = draft.lines.map((line) => toLine(line, id, subscription.currency));
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Local Stripe',
    account_tax_ids: null,
    ...sumsOf(world, lines, subscription),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: clock.now(),
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: draft.period.end,
    period_start: draft.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    test_clock: null,
    webhooks_delivered_at: null,
  };
}

function sumsOf(
  { rules }: World,
  lines: readonly Stripe.InvoiceLineItem[],
  subscription: Stripe.Subscription,
) {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isTaxed = subscription.automatic_tax.enabled;
  const tax = isTaxed ? Math.round((subtotal * rules.taxPercent) / 100) : 0;
  const total = subtotal + tax;
  const due = Math.max(0, total);
  const taxes: Stripe.Invoice.TotalTax[] = [
    {
      amount: tax,
      tax_behavior: 'exclusive',
      tax_rate_details: null,
      taxability_reason: 'standard_rated',
      taxable_amount: subtotal,
      type: 'tax_rate_details',
    },
  ];
  const automaticTax: Stripe.Invoice.AutomaticTax = {
    disabled_reason: null,
    enabled: isTaxed,
    liability: isTaxed ? { type: 'self' } : null,
    provider: isTaxed ? 'stripe' : null,
    status: isTaxed ? 'complete' : null,
  };
  return {
    automatic_tax: automaticTax,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes: tax === 0 ? [] : taxes,
  };
}
