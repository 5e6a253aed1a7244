import type Stripe from 'stripe';
import { z } from 'zod';
import { addMonths } from '../billing-month.ts';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { integer, metadata, oneOf, page, paramsOf, text } from '../http/params.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { itemOf } from './invoice-lines.ts';
import { createPhase, releaseSchedule } from './schedule-phases.ts';

const phase = z.strictObject({
  items: z.array(z.strictObject({ price: text(), quantity: integer().optional() })).length(1),
  start_date: integer().optional(),
  end_date: integer().optional(),
  duration: z
    .strictObject({ interval: oneOf(['month']), interval_count: integer().optional() })
    .optional(),
  proration_behavior: oneOf(['always_invoice', 'create_prorations', 'none']).optional(),
});

const create = paramsOf<Stripe.SubscriptionScheduleCreateParams>()({
  from_subscription: text(),
  metadata: metadata().optional(),
});

const update = paramsOf<Stripe.SubscriptionScheduleUpdateParams>()({
  phases: z.array(phase).optional(),
  end_behavior: oneOf(['cancel', 'release']).optional(),
  proration_behavior: oneOf(['always_invoice', 'create_prorations', 'none']).optional(),
  metadata: metadata().optional(),
});

function createSchedule(
  { store, clock, events }: World,
  params: z.infer<typeof create>,
): Stripe.SubscriptionSchedule {
  const subscription = store.get('subscription', params.from_subscription, 'from_subscription');
  if (subscription.schedule) {
    throw refusals.invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${idOf(subscription.schedule)}.`,
      { param: 'from_subscription' },
    );
  }
  if (subscription.status === 'canceled') {
    throw refusals.invalid('You cannot migrate a subscription that is canceled.');
  }
  const item = itemOf(subscription);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const schedule = store.add('subscription_schedule', {
    id: store.newId('subscription_schedule'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    canceled_at: null,
    completed_at: null,
    created: clock.now(),
    current_phase: { start_date: period.start, end_date: period.end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { ...subscription.automatic_tax },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    livemode: false,
    metadata: params.metadata ?? {},
    pause_schedules: [],
    phases: [createPhase({ price: item.price, ...period, proration: 'create_prorations' })],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  });
  events.emitChange('customer.subscription.updated', subscription, () => {
    subscription.schedule = schedule.id;
  });
  events.emit('subscription_schedule.created', schedule);
  return schedule;
}

/**
 * Reads phases. They follow each other without a gap; the first must begin where the present one
 * does.
 */
function readPhases(
  { store }: World,
  schedule: Stripe.SubscriptionSchedule,
  sent: readonly z.infer<typeof phase>[],
): Stripe.SubscriptionSchedule.Phase[] {
  const start = sent[0]?.start_date;
  if (start === undefined) throw refusals.missingParameter('phases[0][start_date]');
  if (!schedule.phases.some((one) => one.start_date === start)) {
    throw refusals.invalid('You can not modify the start date of the current phase.', {
      param: 'phases[0][start_date]',
    });
  }
  let at = start;
  return sent.map((one, index) => {
    const name = `phases[${index}]`;
    const price = store.get('price', one.items[0]?.price ?? '', `${name}[items][0][price]`);
    const end =
      one.end_date ?? (one.duration ? addMonths(at, one.duration.interval_count ?? 1) : undefined);
    if (end === undefined) throw refusals.missingParameter(`${name}[end_date]`);
    if ((one.start_date ?? at) !== at || end <= at) {
      throw refusals.invalid('Phases must follow each other without a gap.', { param: name });
    }
    const proration = one.proration_behavior ?? 'create_prorations';
    const made = createPhase({ price, start: at, end, proration });
    at = end;
    return made;
  });
}

function activeSchedule({ store }: World, id: string): Stripe.SubscriptionSchedule {
  const schedule = store.get('subscription_schedule', id);
  if (schedule.status === 'active') return schedule;
  throw refusals.invalid(
    `You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`,
  );
}

export const scheduleEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/subscription_schedules',
    params: create,
    run: createSchedule,
  }),
  endpoint({
    method: 'GET',
    path: '/v1/subscription_schedules',
    params: paramsOf<Stripe.SubscriptionScheduleListParams>()({
      ...page,
      customer: text().optional(),
    }),
    run: ({ store }, { customer, ...params }) => {
      const schedules = store
        .all('subscription_schedule')
        .filter((one) => !customer || one.customer === customer);
      return listPage('/v1/subscription_schedules', schedules, params);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/subscription_schedules/:id',
    params: paramsOf<Stripe.SubscriptionScheduleRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('subscription_schedule', id),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/subscription_schedules/:id',
    params: update,
    run: (world, params, id) => {
      const schedule = activeSchedule(world, id);
      const phases = params.phases ? readPhases(world, schedule, params.phases) : schedule.phases;
      const now = world.clock.now();
      const present = phases.find(
        ({ start_date: start, end_date: end }) => start <= now && now < end,
      );
      world.events.emitChange('subscription_schedule.updated', schedule, () => {
        schedule.phases = phases;
        schedule.end_behavior = params.end_behavior ?? schedule.end_behavior;
        if (present) {
          schedule.current_phase = { start_date: present.start_date, end_date: present.end_date };
        }
      });
      return schedule;
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/subscription_schedules/:id/release',
    params: paramsOf<Stripe.SubscriptionScheduleReleaseParams>()({}),
    run: (world, _params, id) => {
      const schedule = activeSchedule(world, id);
      releaseSchedule(world, schedule);
      return schedule;
    },
  }),
];
