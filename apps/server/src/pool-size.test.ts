import { expect, it } from 'vitest';
import { MAX_CONNECTIONS } from './platform/embedded-postgres/server-settings.ts';
import { MAX_WORKER_CONCURRENCY } from './platform/settings.ts';
import { poolSize } from './pool-size.ts';

/**
 * Connections outside the pool: notifications, the owner's session, migrations, and the server's
 * own reserve.
 */
const OTHERS = 1 + 1 + 3 + 3;

it('gives each role what it needs', () => {
  expect(poolSize(new Set(['api']), 8)).toBe(16);
  expect(poolSize(new Set(['worker']), 8)).toBe(23);
  expect(poolSize(new Set(['api', 'worker']), 8)).toBe(39);
});

it('leaves room in the embedded database at the largest setting', () => {
  const largest = poolSize(new Set(['api', 'worker']), MAX_WORKER_CONCURRENCY);
  expect(largest + OTHERS).toBeLessThanOrEqual(MAX_CONNECTIONS);
});
