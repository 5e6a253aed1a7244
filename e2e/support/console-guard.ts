import type { ConsoleMessage, Page } from 'playwright-core';

export type ConsoleGuard = {
  /** Expects messages that match from now on: a refused request logs one, for example. */
  allow: (pattern: RegExp) => void;
  /** Fails when the page has logged anything else. Call it at the end of a test. */
  expectQuiet: () => void;
};

/** Records a page's errors and warnings on the console, uncaught errors, and failed responses. */
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
    // Thrown whole: an assertion would cut the addresses and states that tell the cause.
    expectQuiet: () => {
      if (complaints.length > 0) throw new Error(`The page complains:\n${complaints.join('\n')}`);
    },
  };
}

function describe(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `${message.type()}: ${message.text()} (${url}:${lineNumber})`;
}
