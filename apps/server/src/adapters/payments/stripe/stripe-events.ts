import type Stripe from 'stripe';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { type PaymentEvent, type WebhookCall, WebhookRefusal } from '../payments-port.ts';
import { translateErrors } from './stripe-faults.ts';
import { idIn } from './stripe-fields.ts';

/** Accepted difference in seconds between a call's time and ours. */
const TOLERANCE_SECONDS = 300;

/** The events that the webhook must subscribe to: each reports a change of an account. */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/** The part of an event's object that identifies its customer. */
const recordSchema = z.object({
  id: z.string().optional(),
  object: z.string(),
  customer: reference,
  charge: reference,
});

export type EventReading = { stripe: Stripe; webhookSecret: string; clock: Clock };

/** The event of a call that Stripe has signed. */
export async function readEvent(
  call: WebhookCall,
  { stripe, webhookSecret, clock }: EventReading,
): Promise<PaymentEvent> {
  const event = checked(call, { stripe, webhookSecret, clock });
  const record = recordSchema.safeParse(event.data.object);
  if (!record.success) throw new WebhookRefusal('The event has no record');
  const { object, id } = record.data;
  const named = object === 'customer' ? id : idIn(record.data.customer);
  const charge = named === undefined ? idIn(record.data.charge) : undefined;
  // A dispute names its charge only.
  const customerId = charge === undefined ? named : await customerOfCharge(stripe, charge);
  return { id: event.id, type: event.type, customerId };
}

function checked({ body, signature = '' }: WebhookCall, reading: EventReading): Stripe.Event {
  const { stripe, webhookSecret, clock } = reading;
  const now = clock().getTime();
  const signedAt = Number(/(?:^|,)t=(\d{1,12})/.exec(signature)?.[1] ?? 0) * 1000;
  if (signedAt - now > TOLERANCE_SECONDS * 1000) throw new WebhookRefusal('Signed in the future');
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now,
    );
  } catch (error) {
    throw new WebhookRefusal('Not signed by Stripe, too late, or no event', { cause: error });
  }
}

async function customerOfCharge(stripe: Stripe, charge: string): Promise<string | undefined> {
  const { customer } = await translateErrors(() => stripe.charges.retrieve(charge));
  return idIn(customer);
}
