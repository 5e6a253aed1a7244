import type { TestProject } from 'vitest/node';
import { openTestServer } from '../../apps/server/src/testing/postgres.global-setup.ts';
import { cloneTemplate } from '../../apps/server/src/testing/template-database.ts';
import { startProduct } from './product.ts';
import type { StagedProduct } from './stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The product of all journeys that want no settings of their own. */
    sharedProduct: StagedProduct;
  }
}

/** One database server and one product for all journeys; both end with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer();
  try {
    const { url: databaseUrl } = await cloneTemplate(server.url);
    const { url, dataDir, stop } = await startProduct({ DATABASE_URL: databaseUrl });
    project.provide('postgresUrl', server.url);
    project.provide('sharedProduct', { url, dataDir, databaseUrl });
    return async () => {
      await stop();
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
