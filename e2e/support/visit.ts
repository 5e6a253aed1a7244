import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';
import { joinProduct, mara } from './person.ts';
import type { Product } from './product.ts';

/** A page, watched from the start. */
export type Visit = { page: Page; guard: ConsoleGuard };

export const DESK = { viewport: { width: 1280, height: 900 } } as const;
export const TELEPHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** A page on which somebody new of that name has logged in; it is closed when the test has ended. */
export async function openAs(
  { browser, product }: { browser: Browser; product: Product },
  username: string,
  options: BrowserContextOptions = DESK,
): Promise<Visit> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const guard = guardConsole(page);
  await joinProduct(page, product, { ...mara, username, email: `${username}@atelier.example` });
  return { page, guard };
}
