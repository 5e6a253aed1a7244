import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { listPage } from '../http/list-page.ts';
import { flag, metadata, page, paramsOf, text } from '../http/params.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { createId } from '../store.ts';
import type { World } from '../world.ts';

const feature = z.strictObject({ enabled: flag() }).optional();

const createConfiguration = paramsOf<Stripe.BillingPortal.ConfigurationCreateParams>()({
  features: z.strictObject({
    invoice_history: feature,
    payment_method_update: feature,
    subscription_cancel: feature,
    subscription_update: feature,
  }),
  default_return_url: text().optional(),
  metadata: metadata().optional(),
  name: text().optional(),
});

function addConfiguration(
  { store, clock }: World,
  { features, ...params }: z.infer<typeof createConfiguration>,
): Stripe.BillingPortal.Configuration {
  return store.add('billing_portal.configuration', {
    id: store.newId('billing_portal.configuration'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: null,
      terms_of_service_url: null,
    },
    created: clock.now(),
    default_return_url: params.default_return_url ?? null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: features.invoice_history?.enabled ?? false },
      payment_method_update: {
        enabled: features.payment_method_update?.enabled ?? false,
        payment_method_configuration: null,
      },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: features.subscription_cancel?.enabled ?? false,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'interval_options' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: features.subscription_update?.enabled ?? false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    updated: clock.now(),
  });
}

export const portalEndpoints = [
  endpoint({
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    params: createConfiguration,
    run: addConfiguration,
  }),
  endpoint({
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    params: paramsOf<Stripe.BillingPortal.ConfigurationListParams>()({
      ...page,
      active: flag().optional(),
    }),
    run: ({ store }, { active, ...params }) => {
      const all = store
        .all('billing_portal.configuration')
        .filter((one) => active === undefined || one.active === active);
      return listPage('/v1/billing_portal/configurations', all, params);
    },
  }),
  endpoint({
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    params: paramsOf<Stripe.BillingPortal.SessionCreateParams>()({
      customer: text(),
      return_url: text().optional(),
      configuration: text().optional(),
    }),
    run: ({ store, clock, baseUrl }, params) => {
      store.get('customer', params.customer, 'customer');
      if (!params.configuration) {
        throw refusals.invalid(
          'No configuration provided and your test mode default configuration has not been created.',
        );
      }
      store.get('billing_portal.configuration', params.configuration, 'configuration');
      const id = createId('bps');
      return store.add('billing_portal.session', {
        id,
        object: 'billing_portal.session',
        configuration: params.configuration,
        created: clock.now(),
        customer: params.customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: params.return_url ?? null,
        url: `${baseUrl}/portal/${id}`,
      });
    },
  }),
];
