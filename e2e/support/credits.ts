import type { Page } from 'playwright-core';

/** Waits until the banner tells of so many credits. */
export const waitForCredits = (page: Page, text: string): Promise<void> =>
  page.getByRole('banner').getByText(text, { exact: true }).first().waitFor();
