import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { cloneTemplate } from '../../apps/server/src/testing/template-database.ts';
import { launchBrowser } from './browser.ts';
import { type Product, startProduct } from './product.ts';

/** A product on a database of the run's own server. */
export type StagedProduct = Product & { databaseUrl: string };

/** The product and the browser of one file's journeys. */
export type Stage = { product: StagedProduct; browser: Browser };

async function openProduct(settings: Record<string, string> | undefined): Promise<StagedProduct> {
  if (!settings) return inject('sharedProduct');
  const { url: databaseUrl } = await cloneTemplate(inject('postgresUrl'));
  const product = await startProduct({ DATABASE_URL: databaseUrl, ...settings });
  afterAll(() => product.stop());
  return { ...product, databaseUrl };
}

/**
 * Opens a browser for the file that calls it, at its top level, and the product: the one that all
 * journeys share, or one of its own with these settings. Throws as `startProduct` does.
 */
export async function openStage(settings?: Record<string, string>): Promise<Stage> {
  const product = await openProduct(settings);
  const browser = await launchBrowser();
  // Hooks run in the order opposite to this one: the browser closes first.
  afterAll(() => browser.close());
  return { product, browser };
}
