import { createStripeClient } from '../../adapters/payments/stripe/stripe-client.ts';
import { idIn } from '../../adapters/payments/stripe/stripe-fields.ts';
import { createStripePayments } from '../../adapters/payments/stripe/stripe-payments.ts';
import { setUpStripe } from '../../adapters/payments/stripe/stripe-setup.ts';
import { createId } from '../stripe-server/store.ts';
import { startStripeServer } from '../stripe-server/stripe-server.ts';
import { eventBody, signatureOf } from '../stripe-server/webhooks.ts';
import type { OpenPayments } from './payments-harness.ts';

const SECRET = 'whsec_of_the_tests';
const CARDS = { pays: '4242424242424242', declines: '4000000000000341' } as const;

/** The adapter of Stripe on a local server of its own; its calls wait until a test takes them. */
export const openLocalStripe: OpenPayments = async ({ startAt = new Date() } = {}) => {
  const server = await startStripeServer({ startAt, holdWebhooks: true });
  const { baseUrl: apiBase, secretKey } = server;
  const stripe = createStripeClient({ secretKey, apiBase });
  await setUpStripe(stripe);
  server.webhooks.takeWaiting();
  const clock = () => new Date();
  const settings = { secretKey, webhookSecret: SECRET, apiBase, prices: new Map() };
  const payments = createStripePayments({ ...settings, hasAutomaticTax: false }, clock);
  const sign = (body: Buffer, at: Date) =>
    signatureOf(body.toString(), SECRET, Math.floor(at.getTime() / 1000));
  const signed = (body: Buffer) => ({ body, signature: sign(body, clock()) });

  async function chargeOf(invoice: string) {
    const { data } = await stripe.invoicePayments.list({ invoice });
    const intent = idIn(data[0]?.payment.payment_intent);
    const charges = await stripe.charges.list(intent ? { payment_intent: intent } : {});
    const [charge] = charges.data;
    if (!charge) throw new Error(`The invoice ${invoice} was not paid`);
    return charge;
  }

  return {
    payments,
    clock,
    payCheckout: async (id) => {
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === 'open') server.completeCheckout(id);
    },
    payerOf: async (customerId) => {
      const customer = await stripe.customers.retrieve(customerId);
      if (customer.deleted) throw new Error(`The customer ${customerId} is deleted`);
      return { email: customer.email ?? '', username: customer.name ?? '' };
    },
    setCard: async (customerId, card) => server.replaceCard(customerId, CARDS[card]),
    payInvoice: async (id) => void (await stripe.invoices.pay(id)),
    moveClockTo: async (_customerId, moment) => server.advanceTo(moment),
    refund: async (invoiceId, amount) => {
      const { id: charge } = await chargeOf(invoiceId);
      await stripe.refunds.create({ charge, ...(amount === undefined ? {} : { amount }) });
    },
    dispute: async (invoiceId, isWon = false) => {
      const { id: charge } = await chargeOf(invoiceId);
      const { data } = await stripe.disputes.list({ charge });
      const dispute = data[0] ?? server.openDispute(charge);
      if (isWon) server.closeDispute(dispute.id, 'won');
    },
    takeCalls: async () =>
      server.webhooks.takeWaiting().map((event) => signed(Buffer.from(eventBody(event)))),
    asOtherEvent: ({ body }) =>
      signed(Buffer.from(body.toString().replace(/"evt_\w+"/, `"${createId('evt')}"`))),
    sign,
    close: server.close,
  };
};
