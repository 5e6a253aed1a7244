import type Stripe from 'stripe';

/**
 * Metadata after a call: named keys are set, an empty value removes its key, an empty text removes
 * all.
 */
export function mergeMetadata(
  present: Stripe.Metadata | null,
  sent: Stripe.Metadata | '' | undefined,
): Stripe.Metadata {
  if (sent === '') return {};
  const merged = Object.entries({ ...present, ...sent });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
