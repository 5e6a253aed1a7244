import {
  type PaymentEvent,
  type PaymentsPort,
  type WebhookCall,
  WebhookRefusal,
} from '../../adapters/payments/payments-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Synchronise } from './account-sync.ts';
import type { InTurn } from './customer-turns.ts';
import { type CustomerKey, findCustomer, getDatabaseTime } from './customers.repository.ts';
import { insertEvent, isEventKnown } from './events.repository.ts';
import { toPaymentRefusal } from './payments-refusal.ts';

/** Longest wait for a customer's turn; after it the provider repeats the call. */
const PATIENCE_MS = 10_000;

type WebhooksDeps = {
  database: Database;
  payments: PaymentsPort;
  inTurn: InTurn;
  synchronise: Synchronise;
  log: Log;
};

/** Receives the provider's calls: each reports a change of an account, which is then read again. */
export function createWebhooks(deps: WebhooksDeps) {
  const { database, payments, inTurn, synchronise, log } = deps;
  const { provider } = payments;

  async function readEvent(call: WebhookCall): Promise<PaymentEvent> {
    try {
      return await payments.readEvent(call);
    } catch (error) {
      if (!(error instanceof WebhookRefusal)) throw error;
      log.warn({ reason: error.message }, 'A webhook call was refused');
      throw new AppError('webhookRefused');
    }
  }

  /** True when a reading that began after the moment includes its changes. */
  async function isReadSince(key: CustomerKey, moment: Date): Promise<boolean> {
    const readAt = (await findCustomer(database, key))?.readAt;
    return readAt !== null && readAt !== undefined && readAt > moment;
  }

  /**
   * Handles a call. @throws AppError webhookRefused (400); unavailable (503) when the provider must
   * repeat it
   */
  return async function receive(call: WebhookCall): Promise<void> {
    const event = await readEvent(call);
    const { id, type, customerId } = event;
    if (customerId === undefined || (await isEventKnown(database, { provider, id }))) return;
    const customer = await findCustomer(database, { provider, customerId });
    if (!customer) return log.info({ id, type, customerId }, 'An event of nobody we know');
    const arrivedAt = await getDatabaseTime(database);
    await inTurn({ provider, customerId }, PATIENCE_MS, async (turn) => {
      if (await isReadSince(turn, arrivedAt)) return insertEvent(database, provider, event);
      return synchronise(turn, event);
    }).catch((error: unknown) => {
      throw toPaymentRefusal(error);
    });
  };
}
