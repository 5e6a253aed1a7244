import { expect, it } from 'vitest';
import { ENGINES } from './engines.ts';
import { MAX_CONNECTIONS } from './platform/embedded-postgres/server-settings.ts';
import { MAX_WORKER_CONCURRENCY } from './platform/settings.ts';
import { poolSize } from './pool-size.ts';
import type { Role } from './roles.ts';

/**
 * Connections outside the pool: notifications, the owner's session, migrations, and the server's
 * own reserve.
 */
const OTHERS = 1 + 1 + 3 + 3;

const sizeFor = (roles: readonly Role[], workerConcurrency: number, lanes = 0) =>
  poolSize({ roles: new Set(roles), workerConcurrency, lanes });

it('gives each role what it needs', () => {
  expect(sizeFor(['api'], 8, 2)).toBe(16);
  expect(sizeFor(['worker'], 8)).toBe(23);
  expect(sizeFor(['worker'], 8, 2)).toBe(25);
  expect(sizeFor(['api', 'worker'], 8)).toBe(39);
});

it('leaves room in the embedded database at the largest setting', () => {
  const largest = sizeFor(['api', 'worker'], MAX_WORKER_CONCURRENCY, ENGINES.length - 1);
  expect(largest + OTHERS).toBeLessThanOrEqual(MAX_CONNECTIONS);
});
