import Stripe from 'stripe';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { flag, page, paramsOf, text } from '../http/params.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { type LineDraft, unitAmount } from './invoice-lines.ts';

/** Stores a proration for the next invoice of its subscription. */
export function keepInvoiceItem(
  { store, clock, events, pendingLines }: World,
  subscription: Stripe.Subscription,
  line: LineDraft,
): void {
  const { price } = line;
  const id = line.invoiceItem ?? store.newId('invoiceitem');
  const item: Stripe.InvoiceItem = {
    id,
    object: 'invoiceitem',
    amount: line.amount,
    currency: subscription.currency,
    customer: idOf(subscription.customer),
    customer_account: null,
    date: clock.now(),
    description: line.description,
    discountable: false,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      subscription_details: {
        subscription: subscription.id,
        subscription_item: line.subscriptionItem,
      },
    },
    period: line.period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: idOf(price.product) },
      unit_amount_decimal: Stripe.Decimal.from(unitAmount(price)),
    },
    proration: true,
    proration_details: { credited_items: null, discount_amounts: [] },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    tax_rates: [],
    test_clock: null,
  };
  pendingLines.set(id, line);
  events.emit('invoiceitem.created', store.add('invoiceitem', item));
}

/**
 * The pending lines of a subscription's next invoice, and a function that marks them as invoiced.
 */
export function takePendingLines(
  { store, pendingLines }: World,
  subscription: Stripe.Subscription,
) {
  const entries = [...pendingLines].filter(([, line]) => line.subscription === subscription.id);
  return {
    lines: entries.map(([, line]) => line),
    attachTo: (invoice: Stripe.Invoice) => {
      for (const [id] of entries) {
        pendingLines.delete(id);
        store.get('invoiceitem', id).invoice = invoice.id;
      }
    },
  };
}

export const invoiceItemEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/invoiceitems',
    params: paramsOf<Stripe.InvoiceItemListParams>()({
      ...page,
      customer: text().optional(),
      invoice: text().optional(),
      pending: flag().optional(),
    }),
    run: ({ store }, { customer, invoice, pending, ...params }) => {
      const items = store
        .all('invoiceitem')
        .filter((one) => !customer || one.customer === customer)
        .filter((one) => !invoice || one.invoice === invoice)
        .filter((one) => pending === undefined || (one.invoice === null) === pending);
      return listPage('/v1/invoiceitems', items, params);
    },
  }),
];
