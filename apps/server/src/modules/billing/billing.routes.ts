import {
  billingPortalAnswerSchema,
  cancelSubscriptionAnswerSchema,
  checkoutAnswerSchema,
  checkoutRequestSchema,
  errorBodySchema,
  PLANS,
  plansAnswerSchema,
  previewPlanAnswerSchema,
  receiptsSchema,
  updateSubscriptionAnswerSchema,
  updateSubscriptionSchema,
  userSubscriptionSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PaymentsPort } from '../../adapters/payments/payments-port.ts';
import type { Config } from '../../platform/config.ts';
import { requireUser } from '../../platform/session.ts';
import type { EngineChoice } from '../engines/engine-choice.ts';
import type { BillingService } from './billing.service.ts';
import { costTable } from './cost-table.ts';

type BillingRoutesOptions = {
  billing: BillingService;
  payments: PaymentsPort;
  engineChoice: Pick<EngineChoice, 'priceOf'>;
  config: Pick<Config, 'welcomeCredits'>;
};

const tags = ['Plans and payment'];
const refusals = {
  401: errorBodySchema,
  403: errorBodySchema,
  429: errorBodySchema,
  503: errorBodySchema,
};

/** Kind of payments on this server. */
function kindOfPayments({ provider }: PaymentsPort): 'live' | 'sandbox' | 'closed' {
  if (provider === 'closed' || provider === 'sandbox') return provider;
  return 'live';
}

/** Routes that read the plans on sale and the user's own. */
function readingRoutes({
  billing,
  payments,
  config,
  engineChoice,
}: BillingRoutesOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/plans/',
      {
        schema: {
          tags,
          description:
            'The plans, cheapest first, what things cost, and what a new account is given. For everybody.',
          response: { 200: plansAnswerSchema },
        },
      },
      async () => ({
        plans: [...PLANS],
        costs: costTable(engineChoice.priceOf),
        payments: kindOfPayments(payments),
        welcome_credits: config.welcomeCredits,
      }),
    );

    app.get(
      '/get-user-subscription/',
      {
        schema: {
          tags,
          description:
            'The user’s plan; empty when there never was one, without plan once it ended.',
          response: { 200: userSubscriptionSchema, 401: errorBodySchema },
        },
      },
      async (request) => billing.getSubscription(requireUser(request).id),
    );

    app.get(
      '/receipts/',
      {
        schema: {
          tags,
          description: 'Invoices of the user, newest first, with what they did to the credits.',
          response: { 200: receiptsSchema, 401: errorBodySchema },
        },
      },
      async (request) => ({ receipts: await billing.listReceipts(requireUser(request).id) }),
    );
  };
}

export function billingRoutes(options: BillingRoutesOptions): FastifyPluginAsyncZod {
  const { billing } = options;
  return async (app) => {
    await app.register(readingRoutes(options));

    app.post(
      '/create-checkout-session/',
      {
        schema: {
          tags,
          description: 'A page to pay a plan on. Who has a plan changes it instead (409).',
          body: checkoutRequestSchema,
          response: { 200: checkoutAnswerSchema, ...refusals, 400: errorBodySchema },
        },
      },
      async (request) => billing.createCheckout(requireUser(request), request.body),
    );

    app.post(
      '/update-subscription/',
      {
        schema: {
          tags,
          description:
            'Upgrades now, downgrades at the next billing date; the present plan undoes a cancellation.',
          body: updateSubscriptionSchema,
          response: {
            200: updateSubscriptionAnswerSchema,
            ...refusals,
            400: errorBodySchema,
            402: errorBodySchema,
            409: errorBodySchema,
          },
        },
      },
      async (request) =>
        billing.updateSubscription(requireUser(request), request.body.new_plan_price_id),
    );

    app.post(
      '/preview-subscription/',
      {
        schema: {
          tags,
          description: 'The sum and the credits of an upgrade now; changes nothing.',
          body: updateSubscriptionSchema,
          response: {
            200: previewPlanAnswerSchema,
            ...refusals,
            400: errorBodySchema,
            409: errorBodySchema,
          },
        },
      },
      async (request) =>
        billing.previewSubscription(requireUser(request), request.body.new_plan_price_id),
    );

    app.post(
      '/cancel-subscription/',
      {
        schema: {
          tags,
          description: 'Ends the plan with its paid period.',
          response: { 200: cancelSubscriptionAnswerSchema, ...refusals, 409: errorBodySchema },
        },
      },
      async (request) => billing.cancelSubscription(requireUser(request)),
    );

    app.post(
      '/billing-portal/',
      {
        schema: {
          tags,
          description: 'The provider’s page for the card, open invoices and receipts.',
          response: { 200: billingPortalAnswerSchema, ...refusals, 409: errorBodySchema },
        },
      },
      async (request) => billing.createPortal(requireUser(request)),
    );
  };
}
