import { formatMessage, PLANS, type Plan, serverWords } from '@toile/contract';
import type Stripe from 'stripe';
import { findOrCreatePortal } from './stripe-portal.ts';
import { PLAN_FIELD } from './stripe-prices.ts';

const CURRENCY = 'usd';

/** Result of a plan's setup: its price at Stripe was found, made or replaced. */
export type PlanSetup = {
  plan: Plan['name'];
  priceId: string;
  state: 'found' | 'made' | 'replaced';
};

/**
 * Finds the product and the price of every plan by their keys, and makes those that are absent. A
 * price of another amount is replaced: new payers pay the new one, present payers keep the old.
 */
export async function setUpStripe(stripe: Stripe): Promise<PlanSetup[]> {
  const done: PlanSetup[] = [];
  for (const plan of PLANS) done.push(await setUpPlan(stripe, plan));
  await findOrCreatePortal(stripe);
  return done;
}

async function setUpPlan(stripe: Stripe, plan: Plan): Promise<PlanSetup> {
  const { data } = await stripe.prices.list({ lookup_keys: [plan.priceId], active: true });
  const [present] = data;
  if (present?.unit_amount === plan.priceInCents && present.currency === CURRENCY) {
    return { plan: plan.name, priceId: present.id, state: 'found' };
  }
  const made = await stripe.prices.create({
    product: await findOrCreateProduct(stripe, plan),
    currency: CURRENCY,
    unit_amount: plan.priceInCents,
    recurring: { interval: 'month' },
    lookup_key: plan.priceId,
    transfer_lookup_key: true,
    nickname: `${plan.name} monthly`,
    metadata: { [PLAN_FIELD]: plan.priceId },
  });
  return { plan: plan.name, priceId: made.id, state: present ? 'replaced' : 'made' };
}

async function findOrCreateProduct(stripe: Stripe, plan: Plan): Promise<string> {
  const id = `toile_${plan.name.toLowerCase()}`;
  const { data } = await stripe.products.list({ ids: [id] });
  const [present] = data;
  if (present) return present.id;
  const product = {
    id,
    name: `Toile ${plan.name}`,
    // Stripe shows it to the payer, above the price.
    description: formatMessage(serverWords.billing.planDescription, { credits: plan.credits }),
  };
  return (await stripe.products.create(product)).id;
}
