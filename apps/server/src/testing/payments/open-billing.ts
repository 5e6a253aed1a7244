import { expect } from 'vitest';
import type { BillingLedger } from '../../modules/billing/account-writing.ts';
import { createBillingService } from '../../modules/billing/billing.service.ts';
import { createLedger } from '../../modules/credits/ledger.service.ts';
import type { Database } from '../../platform/database.ts';
import type { SessionUser } from '../../platform/session.ts';
import { createUser } from '../create-user.ts';
import { silentLog } from '../silent-log.ts';
import type { PaymentsHarness } from './payments-harness.ts';

type BillingOptions = { database: Database; ledger?: Partial<BillingLedger> };

export type BillingDesk = Awaited<ReturnType<typeof openBilling>>;

/**
 * Billing over a provider under test, with a user who can buy. Calls do not arrive by themselves: a
 * test takes them from the provider and delivers them.
 */
export async function openBilling(harness: PaymentsHarness, options: BillingOptions) {
  const { database } = options;
  const { payments } = harness;
  const ledger = createLedger({ welcomeCredits: 0 });
  const billing = createBillingService({
    database,
    payments,
    ledger: { ...ledger, ...options.ledger },
    rateLimiter: { take: async () => undefined },
    clock: harness.clock,
    log: silentLog,
    publicUrl: 'http://localhost:3000',
    hasInvoiceLinks: true,
  });

  async function openUser() {
    const id = await createUser(database);
    const named = { username: `user-${id}`, email: `${id}@atelier.example` };
    const user: SessionUser = { id, ...named, isOperator: false, isTwoFactor: false };
    const { customerId } = await payments.createCustomer({ userId: id, ...user });

    /** Delivers all calls made so far. */
    async function deliver(): Promise<void> {
      for (const call of await harness.takeCalls()) await billing.receiveWebhook(call);
    }

    async function openCheckout(priceId: string): Promise<string> {
      const request = { subscription_plan: priceId };
      return (await billing.createCheckout(user, request)).sessionId;
    }

    async function buy(priceId: string): Promise<void> {
      await harness.payCheckout(await openCheckout(priceId));
      await deliver();
    }

    async function moveTo(moment: Date): Promise<void> {
      await harness.moveClockTo(customerId, moment);
      await deliver();
    }

    const plan = () => billing.getSubscription(id);
    const credits = () => ledger.getAvailable(database, id);
    /** Oldest first. */
    const receipts = async () => (await billing.listReceipts(id)).toReversed();
    const update = (priceId: string) => billing.updateSubscription(user, priceId);
    const cancel = () => billing.cancelSubscription(user);

    /** Compares the provider's money with the user's credits, by invoice. */
    async function expectGrantsOncePerInvoice(): Promise<void> {
      const granted = (await receipts()).reduce((sum, one) => sum + one.credits, 0);
      const takenBack = (await receipts()).reduce((sum, one) => sum + one.credits_taken_back, 0);
      expect(await credits()).toBe(granted - takenBack);
    }

    return {
      user,
      customerId,
      deliver,
      receive: billing.receiveWebhook,
      openCheckout,
      buy,
      moveTo,
      plan,
      credits,
      receipts,
      update,
      cancel,
      expectGrantsOncePerInvoice,
    };
  }

  return { ...harness, billing, openUser };
}

export type BillingUser = Awaited<ReturnType<BillingDesk['openUser']>>;
