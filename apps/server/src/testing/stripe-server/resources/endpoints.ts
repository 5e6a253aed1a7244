import type Stripe from 'stripe';
import { endpoint } from '../http/endpoint.ts';
import { isInRange, listPage } from '../http/list-page.ts';
import { dateRange, page, paramsOf, text } from '../http/params.ts';
import { portalEndpoints } from './billing-portal.ts';
import { chargeEndpoints } from './charges.ts';
import { checkoutEndpoints } from './checkout-sessions.ts';
import { customerEndpoints } from './customers.ts';
import { disputeEndpoints } from './disputes.ts';
import { invoiceItemEndpoints } from './invoice-items.ts';
import { invoiceEndpoints } from './invoices.ts';
import { paymentIntentEndpoints } from './payment-intents.ts';
import { paymentMethodEndpoints } from './payment-methods.ts';
import { priceEndpoints } from './prices.ts';
import { productEndpoints } from './products.ts';
import { refundEndpoints } from './refunds.ts';
import { scheduleEndpoints } from './subscription-schedules.ts';
import { subscriptionEndpoints } from './subscriptions.ts';

const eventEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/events',
    params: paramsOf<Stripe.EventListParams>()({
      ...page,
      type: text().optional(),
      created: dateRange().optional(),
    }),
    run: ({ store }, { type, created, ...params }) => {
      const events = store
        .all('event')
        .filter((one) => !type || one.type === type)
        .filter((one) => isInRange(one.created, created));
      return listPage('/v1/events', events, params);
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/events/:id',
    params: paramsOf<Stripe.EventRetrieveParams>()({}),
    run: ({ store }, _params, id) => store.get('event', id),
  }),
];

/** Every call that the server answers. */
export const ENDPOINTS = [
  ...productEndpoints,
  ...priceEndpoints,
  ...customerEndpoints,
  ...paymentMethodEndpoints,
  ...paymentIntentEndpoints,
  ...chargeEndpoints,
  ...checkoutEndpoints,
  ...portalEndpoints,
  ...subscriptionEndpoints,
  ...scheduleEndpoints,
  ...invoiceEndpoints,
  ...invoiceItemEndpoints,
  ...refundEndpoints,
  ...disputeEndpoints,
  ...eventEndpoints,
];
