import type {
  CancelSubscriptionAnswer,
  CheckoutRequest,
  PreviewPlanAnswer,
  Receipt,
  UpdateSubscriptionAnswer,
  UserSubscription,
} from '@toile/contract';
import type { PaymentsPort } from '../../adapters/payments/payments-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { SessionUser } from '../../platform/session.ts';
import { createAccountSync } from './account-sync.ts';
import type { BillingLedger } from './account-writing.ts';
import { createBillingCustomers, type Payer } from './billing-customers.ts';
import { createCheckouts } from './checkouts.service.ts';
import { createCustomerTurns, type Turn } from './customer-turns.ts';
import {
  type CustomerKey,
  closeCustomers,
  findCustomerOfUser,
  listOverdue,
} from './customers.repository.ts';
import { deleteOldEvents } from './events.repository.ts';
import { listInvoices } from './invoices.repository.ts';
import { BILLING_CALLS } from './limits.ts';
import { toPaymentRefusal } from './payments-refusal.ts';
import { createPlanChanges } from './plan-changes.service.ts';
import { isDueForReading } from './reading-due.ts';
import { toReceipt } from './receipt-answer.ts';
import { toUserSubscription } from './subscription-answer.ts';
import { findLatestSubscription } from './subscriptions.repository.ts';
import { createWebhooks } from './webhooks.service.ts';

/** Longest wait of a user's call for the lease on their account, and of a mere reading. */
const PATIENCE_MS = 10_000;
const LOOK_PATIENCE_MS = 1000;

/** Most receipts shown: at one or two a month, enough for more than ten years. */
const MAX_RECEIPTS = 200;

export type BillingDeps = {
  database: Database;
  payments: PaymentsPort;
  ledger: BillingLedger;
  rateLimiter: Pick<RateLimiter, 'take'>;
  clock: Clock;
  log: Log;
  publicUrl: string;
  /** True: users see the provider's pages of their invoices. */
  hasInvoiceLinks: boolean;
};

type Reading = {
  inTurn: ReturnType<typeof createCustomerTurns>;
  synchronise: ReturnType<typeof createAccountSync>;
};

/** Reads an account; a failed reading does not stop the others. */
function createPatientReading({ payments, log }: BillingDeps, { inTurn, synchronise }: Reading) {
  return async function readOrLog(customerId: string): Promise<void> {
    try {
      await inTurn({ provider: payments.provider, customerId }, LOOK_PATIENCE_MS, synchronise);
    } catch (error) {
      log.warn({ err: error, customerId }, 'An account could not be read now');
    }
  };
}

/** Plans: buying, changing, cancelling, and the provider's events. */
export function createBillingService(deps: BillingDeps) {
  const { database, payments, rateLimiter, clock, log } = deps;
  const { provider } = payments;
  const inTurn = createCustomerTurns({ database });
  const synchronise = createAccountSync(deps);
  const customers = createBillingCustomers({ database, payments });
  const checkouts = createCheckouts(deps);
  const planChanges = createPlanChanges({ database, payments, synchronise });

  /** Runs a user's call to the provider, with the lease on the account. */
  async function asCall<Result>(
    user: SessionUser,
    find: () => Promise<CustomerKey | undefined>,
    work: (turn: Turn) => Promise<Result>,
  ): Promise<Result> {
    if (provider === 'closed') throw new AppError('paymentsClosed');
    await rateLimiter.take(BILLING_CALLS, user.id);
    try {
      const customer = await find();
      if (!customer) throw new AppError('noSubscription');
      return await inTurn(customer, PATIENCE_MS, work);
    } catch (error) {
      throw toPaymentRefusal(error);
    }
  }

  /** The same for a user who is a customer already. */
  const asCustomer = <Result>(user: SessionUser, work: (turn: Turn) => Promise<Result>) =>
    asCall(user, () => customers.find(user.id), work);

  const readOrLog = createPatientReading(deps, { inTurn, synchronise });

  /** Reads an account when something may have happened without an event yet. */
  async function refresh(userId: string): Promise<void> {
    const customer = await findCustomerOfUser(database, { userId, provider });
    if (!customer) return;
    const plan = await findLatestSubscription(database, { userId, provider });
    // A user with a plan has paid, even if the page is still recorded as open.
    const hasPlan = plan !== undefined && plan.status !== 'canceled';
    const hasCheckout = !hasPlan && (await checkouts.hasOpen(userId));
    if (!isDueForReading({ customer, plan, hasCheckout, now: clock() })) return;
    await readOrLog(customer.id);
  }

  return {
    receiveWebhook: createWebhooks({ ...deps, inTurn, synchronise }),

    /** A payment page for a plan. @throws AppError alreadySubscribed (409) */
    createCheckout: (user: SessionUser, request: CheckoutRequest) =>
      asCall(
        user,
        () => customers.ensure(user),
        async (turn) => {
          await synchronise(turn);
          return checkouts.open({ userId: user.id, customerId: turn.customerId, request });
        },
      ),

    async getSubscription(userId: string): Promise<UserSubscription> {
      await refresh(userId);
      return toUserSubscription(await findLatestSubscription(database, { userId, provider }));
    },

    updateSubscription: (user: SessionUser, priceId: string): Promise<UpdateSubscriptionAnswer> =>
      asCustomer(user, (turn) => planChanges.update(turn, user.id, priceId)),

    previewSubscription: (user: SessionUser, priceId: string): Promise<PreviewPlanAnswer> =>
      asCustomer(user, (turn) => planChanges.preview(turn, user.id, priceId)),

    cancelSubscription: (user: SessionUser): Promise<CancelSubscriptionAnswer> =>
      asCustomer(user, (turn) => planChanges.cancel(turn, user.id)),

    /** The provider's page for the card, open invoices and receipts. */
    createPortal: (user: SessionUser): Promise<{ url: string }> =>
      asCustomer(user, ({ customerId }) =>
        payments.createPortal({ customerId, returnUrl: `${deps.publicUrl}/pricing` }),
      ),

    /** The user's receipts, newest first. */
    async listReceipts(userId: string): Promise<Receipt[]> {
      const rows = await listInvoices(database, { userId, provider, limit: MAX_RECEIPTS });
      return rows.map((row) => toReceipt(row, deps));
    },

    /** Updates the user's name and e-mail at the provider, if the user is its customer. */
    updatePayer: (user: Payer): Promise<void> => customers.update(user),

    /**
     * Ends the plan of a user whose account is deleted, at once and without a refund. Nothing can
     * be bought for the account any more; a later payment is refunded. The provider need not answer
     * now: `catchUp` does the rest.
     */
    async close(userId: string): Promise<void> {
      const customer = await findCustomerOfUser(database, { userId, provider });
      if (!customer) return closeCustomers(database, userId);
      const key = { provider, customerId: customer.id };
      try {
        await inTurn(key, PATIENCE_MS, async (turn) => {
          await synchronise(turn);
          await checkouts.endAll(userId);
          await closeCustomers(database, userId);
          await synchronise(turn);
        });
      } catch (error) {
        log.error({ err: error, customerId: customer.id }, 'A plan could not be ended now');
        await closeCustomers(database, userId);
      }
    },

    /** Reads an account again, for instance because it differs from the ledger. */
    readAgain: (customerId: string): Promise<void> =>
      inTurn({ provider, customerId }, PATIENCE_MS, synchronise),

    /** Forgets events that were processed long ago. */
    forgetOldEvents: (): Promise<void> => deleteOldEvents(database),

    /** Reads the accounts with an overdue event. */
    async catchUp(): Promise<void> {
      for (const customerId of await listOverdue(database, { provider, now: clock() })) {
        await readOrLog(customerId);
      }
    },
  };
}

export type BillingService = ReturnType<typeof createBillingService>;
