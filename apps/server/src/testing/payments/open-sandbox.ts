import { randomUUID } from 'node:crypto';
import type { WebhookCall } from '../../adapters/payments/payments-port.ts';
import { createSandboxPayments } from '../../adapters/payments/sandbox/sandbox-payments.ts';
import { signWebhook } from '../../adapters/payments/webhook-signature.ts';
import { createBackground } from '../../platform/background.ts';
import type { Database } from '../../platform/database.ts';
import { silentLog } from '../silent-log.ts';
import type { OpenPayments, PaymentsHarness } from './payments-harness.ts';

const SECRET = 'a secret of the tests';

/**
 * The sandbox on a database; its calls wait until a test takes them. With a start time, its clock
 * stands still until it is moved.
 */
export function openSandboxOn(database: Database): OpenPayments {
  return async ({ startAt } = {}): Promise<PaymentsHarness> => {
    const clock = () => startAt ?? new Date();
    const calls: WebhookCall[] = [];
    const background = createBackground(silentLog);
    const sandbox = createSandboxPayments({
      database,
      clock,
      background,
      webhookSecret: SECRET,
      publicUrl: 'http://localhost:3000',
      deliver: async (call) => void calls.push(call),
    });
    const sign = (body: Buffer, at: Date) => signWebhook(body, { secret: SECRET, at });
    return {
      payments: sandbox.port,
      clock,
      payCheckout: async (id) => void (await sandbox.payCheckout(id)),
      payerOf: async (id) => {
        const { email, username } = (await sandbox.showCustomer(id)).state;
        return { email, username };
      },
      setCard: async (id, card) => sandbox.setCard(id, card),
      payInvoice: (id) => sandbox.payInvoice(id),
      moveClockTo: (id, moment) => sandbox.moveClockTo(id, moment),
      refund: (id, cents) => sandbox.refund(id, cents),
      dispute: (id, isWon) => sandbox.dispute(id, isWon),
      takeCalls: async () => {
        await background.drain();
        return calls.splice(0);
      },
      asOtherEvent: ({ body }) => {
        const copy = Buffer.from(body.toString().replace(/"evt_\w+"/, `"evt_${randomUUID()}"`));
        return { body: copy, signature: sign(copy, clock()) };
      },
      sign,
      close: () => background.drain(),
    };
  };
}
