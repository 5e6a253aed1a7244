import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { idOf } from './store.ts';
import { startStripeServer } from './stripe-server.ts';

type Options = Omit<NonNullable<Parameters<typeof startStripeServer>[0]>, 'startAt'> & {
  startAt?: string;
  retries?: number;
};

/**
 * A server whose clock stands still, the official SDK pointed at it, and two monthly prices; all
 * ends after the file's last test.
 */
export async function openShop({
  startAt = '2026-01-10T12:00:00Z',
  retries = 0,
  ...options
}: Options = {}) {
  const server = await startStripeServer({ startAt: new Date(startAt), ...options });
  afterAll(server.close);
  const stripe = sdkFor(server, retries);
  const price = async (name: string, unitAmount: number) =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount: unitAmount,
      recurring: { interval: 'month' },
      product_data: { name },
    });
  const basic = await price('Basic', 500);
  const standard = await price('Standard', 5000);

  const openCheckout = async (priceId = basic.id) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: (await stripe.customers.create({ email: 'ada@example.com' })).id,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: 'http://localhost/paid',
      cancel_url: 'http://localhost/unpaid',
    });

  return {
    server,
    stripe,
    basic,
    standard,
    openCheckout,
    /** A customer who has just paid the first month. */
    subscribe: async (priceId = basic.id) => {
      const session = server.completeCheckout((await openCheckout(priceId)).id);
      return stripe.subscriptions.retrieve(idOf(session.subscription));
    },
  };
}

/** The official SDK, pointed at a local server. */
function sdkFor(server: { port: number; secretKey: string }, retries: number): Stripe {
  return new Stripe(server.secretKey, {
    host: '127.0.0.1',
    port: server.port,
    protocol: 'http',
    maxNetworkRetries: retries,
    telemetry: false,
  });
}
