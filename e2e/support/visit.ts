import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';
import { logInAsKnown } from './known-account.ts';
import type { Stage } from './stage.ts';

/** A page, watched from the start. */
export type Visit = { page: Page; guard: ConsoleGuard };

export const DESK = { viewport: { width: 1280, height: 900 } } as const;
export const LAPTOP = { viewport: { width: 1280, height: 800 } } as const;
export const TELEPHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/**
 * A visit: properties of the browser, credits of the account, and whether the tools' instructions
 * are turned off.
 */
export type VisitOptions = BrowserContextOptions & { credits?: number; knowsTools?: boolean };

/** An empty page of a fresh browser, watched from the start; it is closed at the end of the test. */
export async function openVisit(
  { browser }: Pick<Stage, 'browser'>,
  options: BrowserContextOptions = DESK,
): Promise<Visit> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  return { page, guard: guardConsole(page) };
}

/**
 * An empty page of a browser in which a new user without outputs has logged in; it is closed at the
 * end of the test.
 */
export async function openAs(
  stage: Stage,
  name: string,
  { credits = 400, knowsTools = true, ...options }: VisitOptions = DESK,
): Promise<Visit> {
  const visit = await openVisit(stage, options);
  const context = visit.page.context();
  await logInAsKnown(context, stage.product, { name, credits, knowsTools });
  return visit;
}
