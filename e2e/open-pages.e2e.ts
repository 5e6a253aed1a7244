import { test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { guardConsole } from './support/console-guard.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { openStage } from './support/stage.ts';

/** Pages for visitors without an account; `refused` is the call that may fail there. */
const PAGES: { name: string; path: string; refused?: RegExp }[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'expired-link', path: '/verify-email', refused: /400 .*verify-email/ },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'cookies', path: '/cookie-policy' },
  { name: 'catalogue', path: '/what-it-draws' },
  { name: 'not-found', path: '/no-such-page' },
];
const SCHEMES = ['light', 'dark'] as const;

const { product, browser } = await openStage();

test.each(PAGES)(
  '$path is accessible in the light and the dark theme and its console is quiet',
  async ({ name, path, refused }) => {
    const page = await browser.newPage();
    const guard = guardConsole(page);
    if (refused) guard.allow(refused);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // Loaded in each theme: the first paint is of it too.
      await page.goto(product.url + path, { waitUntil: 'networkidle' });
      await takeScreenshots(page, `${name}-${colorScheme}`);
      await expectAccessible(page, `${path} (${colorScheme})`);
    }
    guard.expectQuiet();
    await page.close();
  },
);
