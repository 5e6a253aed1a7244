import type Stripe from 'stripe';
import { endpoint } from '../http/endpoint.ts';
import { isInRange, listPage } from '../http/list-page.ts';
import { dateRange, page, paramsOf, text } from '../http/params.ts';
import type { World } from '../world.ts';

/** The charge of one attempt to pay an intent; a failed one when the card declines. */
export function createCharge(
  { store, clock, baseUrl }: World,
  {
    intent,
    method,
    decline,
  }: {
    intent: Stripe.PaymentIntent;
    method: Stripe.PaymentMethod | undefined;
    decline: string | undefined;
  },
): Stripe.Charge {
  const id = store.newId('charge');
  const paid = decline === undefined;
  return store.add('charge', {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'LOCAL STRIPE',
    captured: paid,
    created: clock.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: decline ?? null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: decline ?? null,
      seller_message: paid ? 'Payment complete.' : 'The bank returned a decline code.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method?.id ?? null,
    payment_method_details: { type: 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: `${baseUrl}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  });
}

export const chargeEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/charges/:id',
    params: paramsOf<Stripe.ChargeRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('charge', id),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/charges',
    params: paramsOf<Stripe.ChargeListParams>()({
      ...page,
      customer: text().optional(),
      payment_intent: text().optional(),
      created: dateRange().optional(),
    }),
    run: ({ store }, { customer, payment_intent: intent, created, ...params }) => {
      const charges = store
        .all('charge')
        .filter((one) => !customer || one.customer === customer)
        .filter((one) => !intent || one.payment_intent === intent)
        .filter((one) => isInRange(one.created, created));
      return listPage('/v1/charges', charges, params);
    },
  }),
];
