import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@toile/source', 'module', 'node', 'development|production'] };
const ssr = { resolve };
const models = 'packages/studio/src/models/testing/models.global-setup.ts';

/** Sweeps over drawings: run when what draws has changed. */
const DRAWINGS = 'packages/*/src/**/*.draw.test.ts';

/** Machines are shared and noisy: what is waited for may take its time. */
const patience = { expect: { poll: { timeout: 30_000 } }, testTimeout: 180_000 };

export default defineConfig({
  test: {
    // By itself it leaves one processor out: of two, that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'packages',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/studio/training/**/*.test.ts',
            'scripts/**/*.test.ts',
            'testing/src/**/*.test.ts',
          ],
          exclude: [DRAWINGS],
          globalSetup: [models],
          ...patience,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'draw',
          include: [DRAWINGS],
          globalSetup: [models],
          ...patience,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres.global-setup.ts', models],
          ...patience,
          hookTimeout: 240_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/src/testing/setup.ts'],
          ...patience,
        },
      },
    ],
  },
});
