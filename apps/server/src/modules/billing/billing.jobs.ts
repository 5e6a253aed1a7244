import type { SandboxPayments } from '../../adapters/payments/sandbox/sandbox-payments.ts';
import type { Log } from '../../platform/log.ts';
import { repeat } from '../../platform/repeating.ts';
import type { BillingService } from './billing.service.ts';

const MINUTE_MS = 60 * 1000;

type BillingJobsOptions = {
  billing: Pick<BillingService, 'catchUp'>;
  sandbox: Pick<SandboxPayments, 'deliverDue'> | undefined;
  log: Log;
};

/** Reads accounts whose webhook calls may be missing; the sandbox repeats its failed calls. */
export function startBillingJobs({ billing, sandbox, log }: BillingJobsOptions) {
  const what = 'catching up with payments';
  const stopCatchingUp = repeat(() => billing.catchUp(), { what, everyMs: 10 * MINUTE_MS, log });
  const stopDelivering =
    sandbox &&
    repeat(() => sandbox.deliverDue(), {
      what: 'webhook calls of the sandbox',
      everyMs: MINUTE_MS,
      log,
    });
  return async (): Promise<void> => {
    await Promise.all([stopCatchingUp(), stopDelivering?.()]);
  };
}
