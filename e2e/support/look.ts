import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { takeScreenshots } from './screenshots.ts';

/** Takes screenshots of the page, and checks its accessibility. */
export async function look(page: Page, name: string): Promise<void> {
  await takeScreenshots(page, name);
  await expectAccessible(page, name);
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSideways(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `pixels of ${where} beside the edge`).toBeLessThanOrEqual(0);
}
