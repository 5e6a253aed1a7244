import { describe } from 'vitest';
import { describeBilling } from '../../testing/payments/describe-billing.ts';
import { openSandboxOn } from '../../testing/payments/open-sandbox.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const { database } = await createTestDatabase();

describe('billing with the sandbox', () => {
  describeBilling({ database, open: openSandboxOn(database) });
});
