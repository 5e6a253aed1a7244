import { createHmac } from 'node:crypto';
import { PLANS } from '@toile/contract';
import type { Config } from '../../platform/config.ts';
import { createClosedPayments } from './closed-payments.ts';
import type { PaymentsPort } from './payments-port.ts';
import {
  createSandboxPayments,
  type SandboxOptions,
  type SandboxPayments,
} from './sandbox/sandbox-payments.ts';

type PaymentsOptions = Omit<SandboxOptions, 'webhookSecret' | 'publicUrl'> & {
  config: Pick<Config, 'publicUrl' | 'hasPaymentsSandbox' | 'stripe'>;
  /** The product's secret; the sandbox derives its signing key from it. */
  secret: string;
};

/** Ids of the plans' prices at Stripe from the settings, in the order of the plans. */
function pricesOf(stripeIds: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    stripeIds.flatMap((id, index) => (PLANS[index] ? [[PLANS[index].priceId, id]] : [])),
  );
}

/** The payment provider of these settings, with the sandbox if it is that. */
export async function createPayments({ config, secret, ...options }: PaymentsOptions): Promise<{
  payments: PaymentsPort;
  sandbox: SandboxPayments | undefined;
}> {
  if (config.stripe) {
    // Loaded only here: its SDK has hundreds of modules.
    const { createStripePayments } = await import('./stripe/stripe-payments.ts');
    const prices = pricesOf(config.stripe.priceIds);
    const payments = createStripePayments({ ...config.stripe, prices }, options.clock);
    return { payments, sandbox: undefined };
  }
  if (!config.hasPaymentsSandbox) return { payments: createClosedPayments(), sandbox: undefined };
  const webhookSecret = createHmac('sha256', secret).update('sandbox webhook').digest('hex');
  const { publicUrl } = config;
  const sandbox = createSandboxPayments({ ...options, publicUrl, webhookSecret });
  return { payments: sandbox.port, sandbox };
}
