import type Stripe from 'stripe';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { page, paramsOf, text } from '../http/params.ts';
import { idOf } from '../store.ts';
import { declineOf } from '../test-cards.ts';
import type { World } from '../world.ts';
import { createCharge } from './charges.ts';

function createIntent(
  { store, clock }: World,
  invoice: Stripe.Invoice,
  customer: string,
): Stripe.PaymentIntent {
  const id = store.newId('payment_intent');
  return store.add('payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_remaining,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_local`,
    confirmation_method: 'automatic',
    created: clock.now(),
    currency: invoice.currency,
    customer,
    customer_account: null,
    description: 'Subscription update',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_details: { customer_reference: null, order_reference: invoice.id },
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  });
}

/** The intent that pays an invoice: one, however many attempts. */
export function intentOf(world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const { store } = world;
  const payment = store.all('invoice_payment').find((one) => one.invoice === invoice.id);
  if (payment?.payment.payment_intent) {
    return store.get('payment_intent', idOf(payment.payment.payment_intent));
  }
  const intent = createIntent(world, invoice, idOf(invoice.customer));
  world.events.emit('payment_intent.created', intent);
  store.add('invoice_payment', {
    id: store.newId('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: intent.amount,
    created: intent.created,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return intent;
}

/** Charges an intent to a card. Returns the decline code when the card refuses. */
export function confirmIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
): string | undefined {
  const decline = method ? declineOf(method.card?.last4 ?? '') : 'no_payment_method';
  const charge = createCharge(world, { intent, method, decline });
  Object.assign(intent, { latest_charge: charge.id, payment_method: method?.id ?? null });
  if (decline) {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: decline,
      charge: charge.id,
      message: 'Your card was declined.',
    };
    world.events.emit('charge.failed', charge);
    world.events.emit('payment_intent.payment_failed', intent);
    return decline;
  }
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
  });
  world.events.emit('charge.succeeded', charge);
  world.events.emit('payment_intent.succeeded', intent);
  return undefined;
}

export const paymentIntentEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/payment_intents/:id',
    params: paramsOf<Stripe.PaymentIntentRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('payment_intent', id),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payment_intents',
    params: paramsOf<Stripe.PaymentIntentListParams>()({ ...page, customer: text().optional() }),
    run: ({ store }, { customer, ...params }) => {
      const intents = store
        .all('payment_intent')
        .filter((one) => !customer || one.customer === customer);
      return listPage('/v1/payment_intents', intents, params);
    },
  }),
];
