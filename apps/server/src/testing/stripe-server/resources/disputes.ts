import type Stripe from 'stripe';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { page, paramsOf, text } from '../http/params.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';

const DAYS_TO_ANSWER = 9;

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** Opens a dispute: the payer's bank takes back the rest of a charge. */
export function openDispute({ store, clock, events }: World, chargeId: string): Stripe.Dispute {
  const charge = store.get('charge', chargeId, 'charge');
  if (!charge.paid || charge.disputed) throw refusals.invalid('This charge cannot be disputed.');
  charge.disputed = true;
  const dispute = store.add('dispute', {
    id: store.newId('dispute'),
    object: 'dispute',
    amount: charge.amount_captured - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: clock.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: clock.now() + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_applicable',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  events.emit('charge.dispute.created', dispute);
  events.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Closes a dispute: the money is returned when it is won. */
export function closeDispute(
  { store, events }: World,
  disputeId: string,
  status: 'won' | 'lost',
): Stripe.Dispute {
  const dispute = store.get('dispute', disputeId);
  if (dispute.status !== 'needs_response') throw refusals.invalid('This dispute is closed.');
  dispute.status = status;
  if (status === 'won') events.emit('charge.dispute.funds_reinstated', dispute);
  events.emit('charge.dispute.closed', dispute);
  return dispute;
}

export const disputeEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/disputes/:id',
    params: paramsOf<Stripe.DisputeRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('dispute', id),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/disputes',
    params: paramsOf<Stripe.DisputeListParams>()({
      ...page,
      charge: text().optional(),
      payment_intent: text().optional(),
    }),
    run: ({ store }, { charge, payment_intent: intent, ...params }) => {
      const disputes = store
        .all('dispute')
        .filter((one) => !charge || idOf(one.charge) === charge)
        .filter((one) => !intent || one.payment_intent === intent);
      return listPage('/v1/disputes', disputes, params);
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/disputes/:id/close',
    params: paramsOf<Stripe.DisputeCloseParams>()({}),
    run: (world, _params, id) => closeDispute(world, id, 'lost'),
  }),
];
