import type { Locator, Page } from 'playwright-core';

/** Shows the outputs of a dashboard as a list, which its browser keeps. */
export async function showAsList(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await page.getByRole('table').waitFor();
}

/** The outputs of a dashboard's list. */
export function listRows(page: Page): Locator {
  return page.getByRole('table').locator('tbody').getByRole('row');
}

/** The outputs of a dashboard's gallery, each as the button that opens it. */
export function galleryPictures(page: Page): Locator {
  return page.getByRole('region', { name: 'Generations' }).getByRole('button', { name: /^Open: / });
}
