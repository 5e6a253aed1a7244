import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { CustomerAccount, Invoice, PaymentsPort, PlanChoice } from '../payments-port.ts';
import { createCheckout, expireCheckout, readCheckout } from './stripe-checkouts.ts';
import { createStripeClient, isLiveKey } from './stripe-client.ts';
import { findOrCreateCustomer } from './stripe-customers.ts';
import { readEvent } from './stripe-events.ts';
import { translateErrors } from './stripe-faults.ts';
import { toInvoice, toPreview, WITH_PAYMENTS } from './stripe-invoices.ts';
import { readMoneyBack } from './stripe-money.ts';
import {
  cancelAtPeriodEnd,
  cancelNow,
  changePlanAtPeriodEnd,
  changePlanNow,
  keepPlan,
  previewPlanNow,
} from './stripe-plan-changes.ts';
import { createPortalOpener } from './stripe-portal.ts';
import { type ConfiguredPrices, createStripePrices, type StripePrices } from './stripe-prices.ts';
import { refundInvoice } from './stripe-refunds.ts';
import { toSubscription, WITH_SCHEDULES } from './stripe-subscriptions.ts';

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  apiBase: string | undefined;
  prices: ConfiguredPrices;
  hasAutomaticTax: boolean;
};

type Reading = { stripe: Stripe; prices: StripePrices };

/** Payments through Stripe, by its official SDK. */
export function createStripePayments(settings: StripeSettings, clock: Clock): PaymentsPort {
  const { secretKey, webhookSecret, hasAutomaticTax } = settings;
  const stripe = createStripeClient(settings);
  const prices = createStripePrices(stripe, settings.prices);
  const reading = { stripe, prices };
  const openPortal = createPortalOpener(stripe);
  const inStripesPrices = async <Choice extends PlanChoice>(change: Choice) => ({
    ...change,
    priceId: await prices.stripeIdOf(change.priceId),
  });
  return {
    provider: isLiveKey(secretKey) ? 'stripe-live' : 'stripe-test',
    signatureHeader: 'stripe-signature',
    createCustomer: async (user) => ({
      customerId: await translateErrors(() => findOrCreateCustomer(stripe, user)),
    }),
    updateCustomer: (id, { email, username }) =>
      translateErrors(
        async () => void (await stripe.customers.update(id, { email, name: username })),
      ),
    createCheckout: (order) =>
      translateErrors(async () => {
        const priceId = await prices.stripeIdOf(order.priceId);
        return createCheckout(stripe, order, { priceId, hasAutomaticTax });
      }),
    readCheckout: (id) => translateErrors(() => readCheckout(stripe, id)),
    expireCheckout: (id) => translateErrors(() => expireCheckout(stripe, id)),
    readCustomer: (id) => translateErrors(() => readCustomer(id, reading)),
    changePlanNow: (change) =>
      translateErrors(async () => changePlanNow(stripe, await inStripesPrices(change))),
    previewPlanNow: (choice) =>
      translateErrors(async () => {
        const invoice = await previewPlanNow(stripe, await inStripesPrices(choice));
        return toPreview(invoice, prices);
      }),
    changePlanAtPeriodEnd: (change) =>
      translateErrors(async () => changePlanAtPeriodEnd(stripe, await inStripesPrices(change))),
    keepPlan: (id) => translateErrors(() => keepPlan(stripe, id)),
    cancelAtPeriodEnd: (id) => translateErrors(() => cancelAtPeriodEnd(stripe, id)),
    cancelNow: (id) => translateErrors(() => cancelNow(stripe, id)),
    refundInvoice: (id) => translateErrors(() => refundInvoice(stripe, id)),
    createPortal: (portal) => translateErrors(() => openPortal(portal)),
    listInvoices: (since) => listInvoices(since, reading),
    readEvent: (call) => readEvent(call, { stripe, webhookSecret, clock }),
  };
}

async function readCustomer(
  customer: string,
  { stripe, prices }: Reading,
): Promise<CustomerAccount> {
  const account: {
    subscriptions: CustomerAccount['subscriptions'][number][];
    invoices: Invoice[];
  } = { subscriptions: [], invoices: [] };
  const subscriptions = { customer, status: 'all', ...WITH_SCHEDULES } as const;
  for await (const one of stripe.subscriptions.list(subscriptions)) {
    const ours = await toSubscription(one, prices);
    if (ours) account.subscriptions.unshift(ours);
  }
  const charges = stripe.charges.list({ customer, limit: 100 });
  const moneyBackOf = await readMoneyBack(stripe, charges);
  for await (const one of stripe.invoices.list({ customer, ...WITH_PAYMENTS })) {
    account.invoices.unshift(await toInvoice(one, { stripe, prices, moneyBackOf }));
  }
  return account;
}

/**
 * Invoices since a moment, with their charges. An invoice is charged after it was made, so the
 * charges are in the same span of time.
 */
async function* listInvoices(since: Date, { stripe, prices }: Reading): AsyncGenerator<Invoice> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const moneyBackOf = await translateErrors(() =>
    readMoneyBack(stripe, stripe.charges.list({ created, limit: 100 })),
  );
  let after: string | undefined;
  do {
    const page: Stripe.ApiList<Stripe.Invoice> = await translateErrors(() =>
      stripe.invoices.list({ created, ...WITH_PAYMENTS, starting_after: after }),
    );
    for (const one of page.data) {
      yield await translateErrors(() => toInvoice(one, { stripe, prices, moneyBackOf }));
    }
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined);
}
