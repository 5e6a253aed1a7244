import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../scripts/steps/project-root.mjs';
import { launchBrowser } from './support/browser.ts';
import { startProduct } from './support/product.ts';

const LOGIN_BUDGET_BYTES = 180_000;

const webFolder = join(projectRoot, 'apps/web/dist');

async function gzippedBytes(path: string): Promise<number> {
  return gzipSync(await readFile(join(webFolder, path))).length;
}

test('the login page loads at most 180 kB of gzipped JavaScript', async () => {
  const product = await startProduct();
  onTestFinished(product.stop);
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    [...scripts].map(async (path) => ({ path, bytes: await gzippedBytes(path) })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`Login loads ${(total / 1000).toFixed(1)} kB of gzipped JavaScript:`, sizes);
  expect(sizes.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(LOGIN_BUDGET_BYTES);
});
