import { describe } from 'vitest';
import { openSandboxOn } from '../../../testing/payments/open-sandbox.ts';
import { describePayments } from '../../../testing/payments/payments-contract.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';

const { database } = await createTestDatabase();

describe('the sandbox is a provider of payments', () => {
  describePayments(openSandboxOn(database));
});
