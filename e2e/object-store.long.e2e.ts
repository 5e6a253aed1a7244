import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import {
  environmentKey,
  settingsFor,
} from '../apps/server/src/testing/s3-server/open-test-files.ts';
import { startS3Server } from '../apps/server/src/testing/s3-server/s3-server.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { openStage } from './support/stage.ts';
import { openAs } from './support/visit.ts';

const RUN_WITHIN_MS = 180_000;

const server = await startS3Server();
const { product, browser } = await openStage({
  ...settingsFor(server),
  ...environmentKey,
  FILES_SERVE: 'redirect',
});

afterAll(() => server.stop());

const isOfStore = (address: string) => address.startsWith(server.endpoint);

/** Pictures on a page that are shown, and not broken. */
async function countShown(page: Page): Promise<number> {
  const images = page.locator('main img[src*="/api/images/"]');
  return images.evaluateAll(
    (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
  );
}

/** Follows a link to a file as a person does, and returns what the browser saves. */
async function download(page: Page, address: string) {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, address),
  ]);
  return { name: saved.suggestedFilename(), file: readFileSync(await saved.path()) };
}

test('pictures come from the store, downloads keep their names, canvases read pixels', async () => {
  const { page, guard } = await openAs({ browser, product }, 'store');
  const fromStore: string[] = [];
  page.on('response', (answer) => {
    if (isOfStore(answer.url()))
      fromStore.push(`${answer.status()} ${answer.request().resourceType()}`);
  });
  await page.goto(`${product.url}/create-pattern/`);
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('red gingham');
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('button', { name: /^Generate/ }).click();
  await page.getByText('Your image is ready').waitFor({ timeout: RUN_WITHIN_MS });

  await page.getByRole('button', { name: /^Open image 1/ }).click();
  const toDesk = page.getByRole('link', { name: 'Open on the pattern desk' });
  const desk = await toDesk.getAttribute('href');

  await page.goto(`${product.url}/dashboard`);
  await expect.poll(() => countShown(page)).toBeGreaterThan(0);
  // The browser has what the API sent when it made the thumbnail: another browser would not.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.reload();
  await expect.poll(() => countShown(page)).toBeGreaterThan(0);
  expect(fromStore).toContain('200 image');
  expect(new Set(fromStore)).toEqual(new Set(['200 image']));

  const source = await page.locator('main img[src*="/api/images/"]').first().getAttribute('src');
  const saved = await download(page, `${source?.replace(/\?.*/, '')}?download=1`);
  expect(saved.name).toBe('result.png');
  expect((await sharp(saved.file).metadata()).format).toBe('png');

  await page.goto(`${product.url}${desk}`);
  await page
    .getByLabel(/^Colour \d: #/)
    .nth(1)
    .waitFor({ timeout: 60_000 });
  await takeScreenshots(page, 'object-store-desk');
  guard.expectQuiet();
});
