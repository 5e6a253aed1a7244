import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { integer, metadata, oneOf, page, paramsOf, text } from '../http/params.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';

const create = paramsOf<Stripe.RefundCreateParams>()({
  charge: text().optional(),
  payment_intent: text().optional(),
  amount: integer().pipe(z.number().min(1)).optional(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata().optional(),
});

function chargeToRefund(
  { store }: World,
  { charge, payment_intent: intentId }: z.infer<typeof create>,
): Stripe.Charge {
  if (charge) return store.get('charge', charge, 'charge');
  if (!intentId) throw refusals.missingParameter('payment_intent');
  const { latest_charge: latest } = store.get('payment_intent', intentId, 'payment_intent');
  if (!latest)
    throw refusals.invalid('This PaymentIntent does not have a successful charge to refund.');
  return store.get('charge', idOf(latest));
}

/** Refunds money of a charge; by default all that is left. */
export function createRefund(world: World, params: z.infer<typeof create>): Stripe.Refund {
  const { store, clock, events } = world;
  const charge = chargeToRefund(world, params);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw refusals.invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (charge.disputed) {
    throw refusals.invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    throw refusals.invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  }
  const refund = store.add('refund', {
    id: store.newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: clock.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  events.emit('refund.created', refund);
  events.emit('charge.refunded', charge);
  return refund;
}

export const refundEndpoints = [
  endpoint({ method: 'POST', path: '/v1/refunds', params: create, run: createRefund }),
  endpoint({
    method: 'GET',
    path: '/v1/refunds/:id',
    params: paramsOf<Stripe.RefundRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('refund', id),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/refunds',
    params: paramsOf<Stripe.RefundListParams>()({
      ...page,
      charge: text().optional(),
      payment_intent: text().optional(),
    }),
    run: ({ store }, { charge, payment_intent: intent, ...params }) => {
      const refunds = store
        .all('refund')
        .filter((one) => !charge || one.charge === charge)
        .filter((one) => !intent || one.payment_intent === intent);
      return listPage('/v1/refunds', refunds, params);
    },
  }),
];
