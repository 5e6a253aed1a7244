import type Stripe from 'stripe';
import type { Payer } from '../payments-port.ts';

/** Field of a customer's metadata that names our user. */
const USER_FIELD = 'toile_user';

/**
 * The customer of a user. A search finds one older than a minute; for a younger one the idempotency
 * key, which Stripe keeps for a day, gives the same answer.
 */
export async function findOrCreateCustomer(stripe: Stripe, user: Payer): Promise<string> {
  const { userId, email, username } = user;
  const query = `metadata['${USER_FIELD}']:'${userId}'`;
  const { data } = await stripe.customers.search({ query, limit: 1 });
  const [present] = data;
  // Without data that a user can change: the same key requires the same request.
  const made =
    present ??
    (await stripe.customers.create(
      { metadata: { [USER_FIELD]: userId } },
      { idempotencyKey: `toile-customer-${userId}` },
    ));
  if (made.email !== email || made.name !== username) {
    await stripe.customers.update(made.id, { email, name: username });
  }
  return made.id;
}
