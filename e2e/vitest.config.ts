import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { speakLanguage } from '../apps/web/speak-language.ts';

const resolve = { conditions: ['@toile/source', 'module', 'node', 'development|production'] };

// Without 'module': the S3 kit's modules of that condition are for bundlers, and Node cannot load them.
const ssr = { resolve: { conditions: resolve.conditions.filter((each) => each !== 'module') } };

const globalSetup = [
  'packages/studio/src/models/testing/models.global-setup.ts',
  'e2e/support/shared-product.global-setup.ts',
];

const shared = {
  globalSetup,
  // Long, because machines are shared and noisy.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 600_000,
  hookTimeout: 300_000,
};

/** Long journeys, which run when any source has changed. */
const LONG = 'e2e/**/*.long.e2e.ts';

/** Journeys in other languages than English: they find what they press by that language's words. */
const LANGUAGES = 'e2e/languages/*.e2e.ts';

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
      {
        resolve,
        ssr,
        test: { name: 'long-e2e', include: [LONG], exclude: [LANGUAGES], ...shared },
      },
      {
        plugins: [speakLanguage('de')],
        resolve,
        ssr,
        test: { name: 'long-german', include: [LANGUAGES], ...shared },
      },
      {
        plugins: [speakLanguage('en-XA')],
        resolve,
        ssr,
        test: {
          name: 'long-pseudo',
          include: [LANGUAGES],
          ...shared,
          globalSetup: ['e2e/languages/pseudo.global-setup.ts', ...globalSetup],
        },
      },
    ],
  },
});
