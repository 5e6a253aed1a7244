import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { isInRange, listPage } from '../http/list-page.ts';
import { dateRange, flag, integer, oneOf, page, paramsOf, text } from '../http/params.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { itemOf, prorationLines } from './invoice-lines.ts';
import { finalizeInvoice, payInvoice, subscriptionOf, voidInvoice } from './invoice-payment.ts';
import { draftInvoice } from './new-invoice.ts';
import { intentOf } from './payment-intents.ts';

const list = paramsOf<Stripe.InvoiceListParams>()({
  ...page,
  customer: text().optional(),
  subscription: text().optional(),
  status: oneOf(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  created: dateRange().optional(),
});

const preview = paramsOf<Stripe.InvoiceCreatePreviewParams>()({
  subscription: text(),
  subscription_details: z.strictObject({
    items: z
      .array(z.strictObject({ id: text(), price: text(), quantity: integer().optional() }))
      .length(1),
    proration_behavior: oneOf(['always_invoice']),
  }),
});

/** The invoice of a change of price at this moment; it is not kept, and nothing changes. */
function previewChange(world: World, params: z.infer<typeof preview>): Stripe.Invoice {
  const { store, clock } = world;
  const subscription = store.get('subscription', params.subscription, 'subscription');
  const [item] = params.subscription_details.items;
  const to = store.get('price', item?.price ?? '', 'subscription_details[items][0][price]');
  const at = clock.now();
  const present = itemOf(subscription);
  const lines = present.price.id === to.id ? [] : prorationLines(world, subscription, { to, at });
  const period = { start: present.current_period_start, end: at };
  return draftInvoice(world, { subscription, reason: 'subscription_update', lines, period });
}

function pay(
  world: World,
  { payment_method: named }: { payment_method?: string },
  id: string,
): Stripe.Invoice {
  const invoice = world.store.get('invoice', id);
  if (invoice.status === 'draft') finalizeInvoice(world, invoice);
  if (invoice.status === 'paid') {
    throw refusals.invalid('Invoice is already paid', { code: 'invoice_already_paid' });
  }
  if (invoice.status !== 'open') throw refusals.invalid('This invoice can no longer be paid.');
  const method = named ? world.store.get('payment_method', named, 'payment_method') : undefined;
  const decline = payInvoice(world, invoice, method);
  if (decline) throw refusals.cardDeclined(decline, intentOf(world, invoice));
  return invoice;
}

export const invoiceEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/invoices',
    params: list,
    run: (world, { customer, subscription, status, created, ...params }) => {
      const invoices = world.store
        .all('invoice')
        .filter((one) => !customer || one.customer === customer)
        .filter((one) => !subscription || subscriptionOf(world, one)?.id === subscription)
        .filter((one) => !status || one.status === status)
        .filter((one) => isInRange(one.created, created));
      return listPage('/v1/invoices', invoices, params);
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/invoices/create_preview',
    params: preview,
    run: previewChange,
  }),
  endpoint({
    method: 'GET',
    path: '/v1/invoices/:id',
    params: paramsOf<Stripe.InvoiceRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('invoice', id),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    params: paramsOf<Stripe.InvoiceListLineItemsParams>()(page),
    run: ({ store }, params, id) =>
      listPage(
        `/v1/invoices/${id}/lines`,
        store.get('invoice', id).lines.data.toReversed(),
        params,
      ),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    params: paramsOf<Stripe.InvoicePayParams>()({
      payment_method: text().optional(),
      off_session: flag().optional(),
    }),
    run: pay,
  }),
  endpoint({
    method: 'POST',
    path: '/v1/invoices/:id/finalize',
    params: paramsOf<Stripe.InvoiceFinalizeInvoiceParams>()({ auto_advance: flag().optional() }),
    run: (world, _params, id) => {
      const invoice = world.store.get('invoice', id);
      if (invoice.status !== 'draft') throw refusals.invalid('This invoice is already finalized.');
      finalizeInvoice(world, invoice);
      return invoice;
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/invoices/:id/void',
    params: paramsOf<Stripe.InvoiceVoidInvoiceParams>()({}),
    run: (world, _params, id) => {
      const invoice = world.store.get('invoice', id);
      voidInvoice(world, invoice);
      return invoice;
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/v1/invoices/:id',
    params: paramsOf<Stripe.InvoiceDeleteParams>()({}),
    run: ({ store, events }, _params, id) => {
      const invoice = store.get('invoice', id);
      if (invoice.status !== 'draft') throw refusals.invalid('You can only delete draft invoices.');
      store.remove('invoice', id);
      events.emit('invoice.deleted', invoice);
      return { id, object: 'invoice', deleted: true } satisfies Stripe.DeletedInvoice;
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/invoice_payments',
    params: paramsOf<Stripe.InvoicePaymentListParams>()({
      ...page,
      invoice: text().optional(),
      status: oneOf(['canceled', 'open', 'paid']).optional(),
      payment: z
        .strictObject({ type: oneOf(['payment_intent']), payment_intent: text() })
        .optional(),
    }),
    run: ({ store }, { invoice, status, payment, ...params }) => {
      const payments = store
        .all('invoice_payment')
        .filter((one) => !invoice || one.invoice === invoice)
        .filter((one) => !status || one.status === status)
        .filter(
          ({ payment: { payment_intent: intent } }) =>
            !payment || (intent !== undefined && idOf(intent) === payment.payment_intent),
        );
      return listPage('/v1/invoice_payments', payments, params);
    },
  }),
];
