/** A monthly plan. Prices in whole currency units and in cents. */
export type Plan = {
  name: 'BASIC' | 'STANDARD' | 'PREMIUM';
  price: number;
  priceInCents: number;
  priceId: string;
  /** Credits granted for each paid month. */
  credits: number;
};

/** The plans on offer, cheapest first. */
export const PLANS: readonly Plan[] = [
  { name: 'BASIC', price: 5, priceInCents: 500, priceId: 'price_basic_monthly', credits: 60 },
  {
    name: 'STANDARD',
    price: 50,
    priceInCents: 5000,
    priceId: 'price_standard_monthly',
    credits: 600,
  },
  {
    name: 'PREMIUM',
    price: 150,
    priceInCents: 15_000,
    priceId: 'price_premium_monthly',
    credits: 2000,
  },
];
