import { createHmac } from 'node:crypto';
import { createClosedPayments } from './closed-payments.ts';
import type { PaymentsPort } from './payments-port.ts';
import {
  createSandboxPayments,
  type SandboxOptions,
  type SandboxPayments,
} from './sandbox/sandbox-payments.ts';

type PaymentsOptions = Omit<SandboxOptions, 'webhookSecret' | 'publicUrl'> & {
  config: { publicUrl: string; hasPaymentsSandbox: boolean };
  /** Of the product; what the sandbox signs with comes from it. */
  secret: string;
};

/** The provider of payments of these settings; the sandbox, if it is one, beside it. */
export function createPayments({ config, secret, ...options }: PaymentsOptions): {
  payments: PaymentsPort;
  sandbox: SandboxPayments | undefined;
} {
  if (!config.hasPaymentsSandbox) return { payments: createClosedPayments(), sandbox: undefined };
  const webhookSecret = createHmac('sha256', secret).update('sandbox webhook').digest('hex');
  const { publicUrl } = config;
  const sandbox = createSandboxPayments({ ...options, publicUrl, webhookSecret });
  return { payments: sandbox.port, sandbox };
}
