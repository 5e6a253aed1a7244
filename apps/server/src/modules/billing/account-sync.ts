import type { PaymentEvent, PaymentsPort } from '../../adapters/payments/payments-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { type AccountReading, readAccount } from './account-reading.ts';
import { type BillingLedger, writeAccount } from './account-writing.ts';
import type { Turn } from './customer-turns.ts';
import { type CustomerRow, getDatabaseTime, lockLeased } from './customers.repository.ts';
import { listInvoices } from './invoices.repository.ts';
import { listSubscriptionIds } from './subscriptions.repository.ts';

type AccountSyncDeps = {
  database: Database;
  payments: PaymentsPort;
  ledger: BillingLedger;
  log: Log;
};

async function readKnown(tx: Transaction, customer: CustomerRow) {
  const acceptedIds = new Set(await listSubscriptionIds(tx, customer));
  const rows = await listInvoices(tx, customer);
  const invoices = new Map(rows.map((row) => [row.id, row]));
  return { acceptedIds, invoices, isClosed: customer.closedAt !== null };
}

/**
 * Brings a customer's account up to date: reads all of it from the provider, then writes plan,
 * invoices, credits and the event in one transaction. The result does not depend on which event
 * caused it, so events may come in any order and number; a crash in between leaves nothing half
 * done.
 */
export function createAccountSync({ database, payments, ledger, log }: AccountSyncDeps) {
  /** One reading and its writing. */
  async function bringUpToDate(turn: Turn, event?: PaymentEvent): Promise<AccountReading> {
    const readAt = await getDatabaseTime(database);
    const account = await payments.readCustomer(turn.customerId);
    return database.transaction(async (tx) => {
      const customer = await lockLeased(tx, turn, turn.token);
      // Another process has taken the lease, and has a newer reading.
      if (!customer) throw new AppError('unavailable', { retryAfterSeconds: 2 });
      const known = await readKnown(tx, customer);
      const reading = readAccount(account, known);
      await writeAccount({ tx, ledger, customer, known: known.invoices, readAt }, reading, event);
      return reading;
    });
  }

  /** Ends and refunds payments without effect; a failure is tried again at the next reading. */
  async function undo({ toEnd, toRefund }: AccountReading, { customerId }: Turn): Promise<boolean> {
    const works = [
      ...toEnd.map((id) => () => payments.cancelNow(id)),
      ...toRefund.map((id) => () => payments.refundInvoice(id)),
    ];
    let done = 0;
    for (const work of works) {
      try {
        await work();
        done += 1;
      } catch (error) {
        log.error({ err: error, customerId }, 'A payment in vain could not be given back');
      }
    }
    if (done > 0) log.warn({ customerId, toEnd, toRefund }, 'A payment in vain was undone');
    return done > 0;
  }

  return async function synchronise(turn: Turn, event?: PaymentEvent): Promise<void> {
    const reading = await bringUpToDate(turn, event);
    if (await undo(reading, turn)) await bringUpToDate(turn);
  };
}

export type Synchronise = ReturnType<typeof createAccountSync>;
