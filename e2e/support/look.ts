import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { takeScreenshots } from './screenshots.ts';

/** Photographs the page, and holds it to the rules of accessibility. */
export async function look(page: Page, name: string): Promise<void> {
  await takeScreenshots(page, name);
  await expectAccessible(page, name);
}

/** Nothing of the page lies beside the screen. */
export async function expectNoSideways(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `pixels of ${where} beside the edge`).toBeLessThanOrEqual(0);
}
