import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { launchBrowser } from './support/browser.ts';
import { guardConsole } from './support/console-guard.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main>${body}</main></body></html>`;

test('a complaint of the console is caught, an allowed one is not', async () => {
  const tab = await browser.newPage();
  const guard = guardConsole(tab);
  guard.allow(/expected/);
  await tab.setContent(page('<h1>Title</h1>'));
  await tab.evaluate(() => console.error('expected'));
  guard.expectQuiet();
  await tab.evaluate(() => console.warn('surprise'));
  expect(() => guard.expectQuiet()).toThrow(/surprise/);
});

test('an error that nobody catches is caught', async () => {
  const tab = await browser.newPage();
  const guard = guardConsole(tab);
  const thrown = tab.waitForEvent('pageerror');
  await tab.setContent(page('<h1>Title</h1><script>throw new Error("boom")</script>'));
  await thrown;
  expect(() => guard.expectQuiet()).toThrow(/boom/);
});

test('a good page passes; poor contrast and small targets are reported', async () => {
  const tab = await browser.newPage();
  await tab.setContent(page('<h1>Title</h1><button>Generate four</button>'));
  await expectAccessible(tab, 'a good page');

  await tab.setContent(page('<h1 style="color:#ccc;background:#fff">Title</h1>'));
  await expect(expectAccessible(tab, 'a pale page')).rejects.toThrow(/color-contrast/);

  const small = '<button style="width:10px;height:10px;padding:0;border:0">x</button>';
  await tab.setContent(page(`<h1>Title</h1>${small}${small}`));
  await expect(expectAccessible(tab, 'a tiny page')).rejects.toThrow(/target-size/);
});
