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
  { name: 'not-found', path: '/no-such-page' },
];
const SCHEMES = ['light', 'dark'] as const;

const { product, browser } = await openStage();

test.each(PAGES.flatMap((page) => SCHEMES.map((scheme) => ({ ...page, scheme }))))(
  '$path is accessible in the $scheme theme and its console is quiet',
  async ({ name, path, scheme, refused }) => {
    const page = await browser.newPage({ colorScheme: scheme });
    const guard = guardConsole(page);
    if (refused) guard.allow(refused);
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    await takeScreenshots(page, `${name}-${scheme}`);
    await expectAccessible(page, `${path} (${scheme})`);
    guard.expectQuiet();
    await page.close();
  },
);
