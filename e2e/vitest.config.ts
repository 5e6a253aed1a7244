import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Journeys through the built product in a real browser, each file with a product of its own. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  resolve: { conditions: ['@toile/source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['@toile/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'e2e',
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['packages/studio/src/models/testing/models.global-setup.ts'],
    // Two at a time keep two processors busy: a journey waits as much as it works.
    maxWorkers: 2,
    // Machines are shared and noisy: what is waited for may take its time.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
