import type { CheckoutRequest } from '@toile/contract';
import type { PaymentsPort } from '../../adapters/payments/payments-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { hashToken } from '../../platform/token.ts';
import {
  type CheckoutRow,
  countCheckouts,
  insertCheckout,
  listOpenCheckouts,
  markCheckoutEnded,
} from './checkouts.repository.ts';
import { returnAddresses } from './return-addresses.ts';
import { toUserSubscription } from './subscription-answer.ts';
import { findLatestSubscription } from './subscriptions.repository.ts';

/** Least remaining life of a page that is offered again. */
const LEAST_REMAINING_MS = 10 * 60 * 1000;

type CheckoutsDeps = {
  database: Database;
  payments: PaymentsPort;
  clock: Clock;
  publicUrl: string;
};

type CheckoutOf = { userId: string; customerId: string; request: CheckoutRequest };

/** Checkout pages. A user has at most one open page, so that nobody pays twice. */
export function createCheckouts({ database, payments, clock, publicUrl }: CheckoutsDeps) {
  const { provider } = payments;

  /** Closes a page, at the provider first. */
  async function end({ id }: Pick<CheckoutRow, 'id'>): Promise<void> {
    await payments.expireCheckout(id);
    await markCheckoutEnded(database, { provider, id });
  }

  /** An open page for this plan; closes all others. */
  async function findReusable(userId: string, priceId: string): Promise<CheckoutRow | undefined> {
    let reusable: CheckoutRow | undefined;
    for (const row of await listOpenCheckouts(database, { userId, provider })) {
      const livesOn = row.expiresAt.getTime() - clock().getTime() > LEAST_REMAINING_MS;
      const { state } = await payments.readCheckout(row.id);
      if (!reusable && state === 'open' && livesOn && row.priceId === priceId) reusable = row;
      else await end(row);
    }
    return reusable;
  }

  return {
    /**
     * The payment page of a plan, for a user whose account has just been brought up to date.
     * @throws AppError alreadySubscribed (409): a plan is changed, not bought again
     */
    async open({ userId, customerId, request }: CheckoutOf) {
      const plan = await findLatestSubscription(database, { userId, provider });
      if (plan && plan.status !== 'canceled') {
        const body = { subscription: toUserSubscription(plan) };
        throw new AppError('alreadySubscribed', { body });
      }
      const priceId = request.subscription_plan;
      const addresses = returnAddresses(publicUrl, request);
      const reusable = await findReusable(userId, priceId);
      if (reusable) return { sessionId: reusable.id, url: reusable.url };
      const turn = await countCheckouts(database, { userId, provider });
      const { id, url, expiresAt } = await payments.createCheckout({
        customerId,
        priceId,
        ...addresses,
        idempotencyKey: [
          'checkout',
          userId,
          turn,
          priceId,
          hashToken(request.return_to ?? ''),
        ].join(':'),
      });
      await insertCheckout(database, { id, provider, userId, priceId, url, expiresAt });
      return { sessionId: id, url };
    },

    /** Closes every open page of a user, once there is a plan or the account is gone. */
    async endAll(userId: string): Promise<void> {
      for (const row of await listOpenCheckouts(database, { userId, provider })) await end(row);
    },

    async hasOpen(userId: string): Promise<boolean> {
      const open = await listOpenCheckouts(database, { userId, provider });
      return open.some(({ expiresAt }) => expiresAt > clock());
    },
  };
}
