import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@toile/source', 'node', 'development|production'] };

/** The suite against a real store: see docs/object-store.md. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: { name: 'store', include: ['testing/store/*.test.ts'], testTimeout: 180_000 },
      },
    ],
  },
});
