import { parseArgs } from 'node:util';
import Stripe from 'stripe';
import { createStripeClient, isLiveKey } from './adapters/payments/stripe/stripe-client.ts';
import { WEBHOOK_EVENTS } from './adapters/payments/stripe/stripe-events.ts';
import { setUpStripe } from './adapters/payments/stripe/stripe-setup.ts';

/** Finds or makes the products, prices and customer pages in Stripe: `npm run stripe:setup`. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { live: { type: 'boolean', default: false } } });
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = process.env;
  if (!secretKey) throw new Fault('Set STRIPE_SECRET_KEY to the key of your account.');
  if (isLiveKey(secretKey) && !values.live) {
    throw new Fault('This key is live. Say --live to set up the mode that moves money.');
  }
  if (isLiveKey(secretKey) && apiBase !== undefined) {
    throw new Fault('This key is live: unset STRIPE_API_BASE, it goes to Stripe alone.');
  }
  const plans = await setUpStripe(createStripeClient({ secretKey, apiBase }));
  for (const { plan, priceId, state } of plans) say(`${plan.padEnd(10)}${priceId}  ${state}`);
  say('Subscribe the webhook PUBLIC_URL/api/payments/webhook/ to');
  for (const type of WEBHOOK_EVENTS) say(`  ${type}`);
  say('Toile finds these prices by their lookup keys: nothing else is to be set.');
}

/** A fault with a clear message: no stack trace is shown. */
class Fault extends Error {}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Fault) && !(error instanceof Stripe.errors.StripeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
