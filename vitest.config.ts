import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@toile/source', 'module', 'node', 'development|production'] };
// Without 'module': the S3 kit's modules of that condition are for bundlers, and Node cannot load them.
const ssr = { resolve: { conditions: resolve.conditions.filter((each) => each !== 'module') } };
const models = 'packages/studio/src/models/testing/models.global-setup.ts';
const postgres = 'apps/server/src/testing/postgres.global-setup.ts';

/** Sweeps over drawings: run when what draws has changed. */
const DRAWINGS = '**/*.draw.test.ts';
/** Tests that wait for processes, time-outs and whole pictures: run when any source has changed. */
const LONG = '**/*.long.test.ts';
/** Tests that replace modules, which other files would meet in the same process. */
const ALONE = '**/*.alone.test.ts';

/** Hashes of passwords that cost little. Tests of their cost stand alone, with the real one. */
const lowPasswordCost = {
  find: './password-cost.ts',
  replacement: fileURLToPath(
    new URL('apps/server/src/testing/low-password-cost.ts', import.meta.url),
  ),
};

/** Machines are shared and noisy: what is waited for may take its time. */
const patience = { expect: { poll: { timeout: 30_000 } }, testTimeout: 180_000 };

const quick = { exclude: [DRAWINGS, LONG, ALONE] };
/** Files that run one after the other in a process load its modules once. */
const together = { isolate: false, ...quick };

/** A browser that jsdom plays. */
const browser = { environment: 'jsdom', setupFiles: ['apps/web/src/testing/setup.ts'] };

const packages = ['packages/*/src', 'packages/studio/training', 'scripts', 'testing/src'];

export default defineConfig({
  test: {
    // Tests of the server wait as much as they work: one worker more than there are processors.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'packages',
          include: packages.map((folder) => `${folder}/**/*.test.ts`),
          globalSetup: [models],
          ...patience,
          ...together,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'draw',
          include: [`packages/*/src/${DRAWINGS}`],
          globalSetup: [models],
          ...patience,
        },
      },
      {
        resolve: { ...resolve, alias: [lowPasswordCost] },
        ssr,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: [postgres, models],
          ...patience,
          ...together,
          hookTimeout: 240_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'server-alone',
          include: [`apps/server/src/${ALONE}`],
          globalSetup: [postgres],
          ...patience,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'long',
          include: [...packages, 'apps/server/src'].map((folder) => `${folder}/${LONG}`),
          globalSetup: [postgres, models],
          ...patience,
          hookTimeout: 240_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          ...browser,
          ...patience,
          // What they share is a browser and the libraries: see setup.ts.
          ...together,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web-alone',
          include: [`apps/web/src/${ALONE}`],
          ...browser,
          ...patience,
        },
      },
    ],
  },
});
