import { describe } from 'vitest';
import { describeBilling } from '../../testing/payments/describe-billing.ts';
import { openLocalStripe } from '../../testing/payments/open-local-stripe.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const { database } = await createTestDatabase();

describe('billing with Stripe', () => {
  describeBilling({ database, open: openLocalStripe });
});
