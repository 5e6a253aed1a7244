import type { Locator, Page } from 'playwright-core';
import { galleryPictures } from '../../e2e/support/dashboard-list.ts';
import type { Product } from '../../e2e/support/product.ts';
import { runGrid } from '../../e2e/support/run-grid.ts';

const RUN_WITHIN_MS = 300_000;
const DESK_WITHIN_MS = 60_000;

type PagesWalk = { page: Page; product: Product; look: (name: string) => Promise<void> };

const tile = (page: Page): Locator => runGrid(page).getByRole('listitem').first();
const ready = (page: Page) =>
  page.getByText('All 4 images are ready').waitFor({ timeout: RUN_WITHIN_MS });

/** Walks the pages around the tools: instructions, preview, variations, pattern desk, dashboard. */
export async function walkPages({ page, product, look }: PagesWalk): Promise<void> {
  await page.goto(`${product.url}/dashboard`);
  await page.getByText('No previous generations yet', { exact: true }).waitFor();
  await look('dashboard-empty');

  await page.goto(`${product.url}/create-pattern/`);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('indigo ikat diamonds on cream');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await ready(page);
  await tile(page).getByRole('button', { name: 'Open image 1', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByText('indigo ikat diamonds on cream').first().waitFor();
  await preview.getByRole('link', { name: 'Open on the pattern desk' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pattern desk' }).waitFor();
  for (const waiting of ['Loading the pattern', 'Finding the colours'])
    await page.getByText(waiting).waitFor({ state: 'hidden', timeout: DESK_WITHIN_MS });
  await look('pattern-desk');
  await page.goBack();
  await ready(page);

  await tile(page).hover();
  await tile(page)
    .getByRole('button', { name: /^Vary image 1/ })
    .click();
  await page.getByRole('menuitem', { name: /^4 variations/ }).click();
  await page.waitForURL('**/variation-results');
  await ready(page);
  await look('variation-results');

  await page.goto(`${product.url}/dashboard`);
  await galleryPictures(page).first().waitFor();
  await look('dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Instructions' }).click();
  await page.getByRole('dialog').waitFor();
  await look('instructions-settings');
  await page.keyboard.press('Escape');
}
