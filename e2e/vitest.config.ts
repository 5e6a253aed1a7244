import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@toile/source', 'module', 'node', 'development|production'] };

// Without 'module': the S3 kit's modules of that condition are for bundlers, and Node cannot load them.
const ssr = { resolve: { conditions: resolve.conditions.filter((each) => each !== 'module') } };

const shared = {
  globalSetup: [
    'packages/studio/src/models/testing/models.global-setup.ts',
    'e2e/support/shared-product.global-setup.ts',
  ],
  // Long, because machines are shared and noisy.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 600_000,
  hookTimeout: 300_000,
};

/** Long journeys, which run when any source has changed. */
const LONG = 'e2e/**/*.long.e2e.ts';

/** Journeys through the built product in a real browser. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    // Two at a time keep two processors busy: a journey waits as much as it works.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        ssr,
        test: { name: 'e2e', include: ['e2e/**/*.e2e.ts'], exclude: [LONG], ...shared },
      },
      { resolve, ssr, test: { name: 'long-e2e', include: [LONG], ...shared } },
    ],
  },
});
