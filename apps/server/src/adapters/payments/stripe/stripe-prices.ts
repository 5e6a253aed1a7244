import { PLANS } from '@toile/contract';
import type Stripe from 'stripe';
import { PaymentsError } from '../payments-port.ts';

/** Field of a price's metadata that names its plan; a replaced price keeps it. */
export const PLAN_FIELD = 'toile_price';

/** Our price ids, each with Stripe's: from the settings, else found by their lookup keys. */
export type ConfiguredPrices = ReadonlyMap<string, string>;

export type StripePrices = ReturnType<typeof createStripePrices>;

const PLAN_IDS: ReadonlySet<string> = new Set(PLANS.map(({ priceId }) => priceId));

/** Translates our price ids into Stripe's and back; remembers what it has found. */
export function createStripePrices(stripe: Stripe, configured: ConfiguredPrices) {
  const toStripe = new Map(configured);
  const toPlan = new Map<string, string | undefined>(
    [...configured].map(([planId, stripeId]) => [stripeId, planId]),
  );

  function remember(price: Stripe.Price): string | undefined {
    const named = price.metadata[PLAN_FIELD] ?? price.lookup_key ?? '';
    const planId = toPlan.get(price.id) ?? (PLAN_IDS.has(named) ? named : undefined);
    toPlan.set(price.id, planId);
    return planId;
  }

  return {
    /** @throws PaymentsError conflict when Stripe has no such price: it has to be set up. */
    stripeIdOf: async (planId: string): Promise<string> => {
      const present = toStripe.get(planId);
      if (present !== undefined) return present;
      const { data } = await stripe.prices.list({ lookup_keys: [planId], active: true });
      const [price] = data;
      if (!price) {
        throw new PaymentsError('conflict', `Stripe has no price ${planId}: npm run stripe:setup`);
      }
      toStripe.set(planId, price.id);
      return price.id;
    },
    /** The plan of a price; undefined for prices of other products. */
    findPlan: async (price: string | Stripe.Price): Promise<string | undefined> => {
      if (typeof price !== 'string') return remember(price);
      if (toPlan.has(price)) return toPlan.get(price);
      return remember(await stripe.prices.retrieve(price));
    },
  };
}
