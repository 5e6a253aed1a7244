import type Stripe from 'stripe';

/** Metadata as a call leaves it: named keys are set, an empty value removes one, an empty text all. */
export function mergeMetadata(
  present: Stripe.Metadata | null,
  sent: Stripe.Metadata | '' | undefined,
): Stripe.Metadata {
  if (sent === '') return {};
  const merged = Object.entries({ ...present, ...sent });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
