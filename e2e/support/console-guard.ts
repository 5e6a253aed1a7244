import type { ConsoleMessage, Page } from 'playwright-core';
import { expect } from 'vitest';

export type ConsoleGuard = {
  /** From here on, complaints that match are expected: a refused request prints one, for example. */
  allow: (pattern: RegExp) => void;
  /** Fails when the page complained about anything else. Call it at the end of a test. */
  expectQuiet: () => void;
};

/** Listens to a page: errors and warnings of its console, errors nobody caught, broken answers. */
export function guardConsole(page: Page): ConsoleGuard {
  const allowed: RegExp[] = [];
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(describe(message));
  });
  page.on('pageerror', (error) => complain(`uncaught: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) complain(`${response.status()} from ${response.url()}`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    expectQuiet: () => expect(complaints.join('\n'), 'complaints of the page').toBe(''),
  };
}

function describe(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${message.type()}: ${message.text()} (${url}:${lineNumber})`;
}
