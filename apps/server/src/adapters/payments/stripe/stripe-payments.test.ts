import { describe } from 'vitest';
import { openLocalStripe } from '../../../testing/payments/open-local-stripe.ts';
import { describePayments } from '../../../testing/payments/payments-contract.ts';

describe('Stripe', () => {
  describePayments(openLocalStripe);
});
