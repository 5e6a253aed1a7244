import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Product, startProduct } from './product.ts';

/** What the journeys of one file go through. */
export type Stage = { product: Product; browser: Browser };

/**
 * Starts a product with these settings and a browser for the file that calls it, at its top level;
 * both end with the file. Throws as `startProduct` does.
 */
export async function openStage(settings: Record<string, string> = {}): Promise<Stage> {
  const product = await startProduct(settings);
  afterAll(() => product.stop());
  const browser = await launchBrowser();
  // Hooks run in the order opposite to this one: the browser closes first.
  afterAll(() => browser.close());
  return { product, browser };
}
