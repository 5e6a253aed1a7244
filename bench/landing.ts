import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { sumBytes, watchScripts } from '../e2e/support/loaded-scripts.ts';
import { startProduct } from '../e2e/support/product.ts';
import { median } from './median.ts';

const VISITS = 3;
/** Length of a visit that is measured: later changes are the slideshow's. */
const WATCHED_MS = 6000;

/** Lighthouse's mobile throttling, as the browser's own tools apply it. */
const MOBILE_NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const MOBILE_SLOWDOWN = 4;

const DEVICES = {
  desk: { viewport: { width: 1280, height: 800 }, isThrottled: false, targetMs: 1000 },
  'telephone, throttled': {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    isThrottled: true,
    targetMs: 2500,
  },
} as const;

const TARGETS = { scriptKb: 150, shift: 0.02 };

type Device = (typeof DEVICES)[keyof typeof DEVICES];
type Visit = { lcpMs: number; shift: number; scriptBytes: number; element: string };

/**
 * A page with one heading and nothing else: the time of browser, network and machine themselves.
 */
const BARE_PAGE = '<!doctype html><title>Bare</title><h1>From a sentence to a cloth</h1>';

/**
 * Prints the bytes that the landing page loads and the time of its largest paint, beside a bare
 * page.
 */
export async function benchLanding(): Promise<void> {
  const product = await startProduct();
  const bare = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end(BARE_PAGE);
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const address = bare.address();
  const bareUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  const browser = await launchBrowser();
  try {
    for (const [name, device] of Object.entries(DEVICES)) {
      console.log(`Landing page on a ${name}: medians of ${VISITS} visits, cache empty`);
      print('landing page', await visitOften(browser, product.url, device), device);
      print('bare page', await visitOften(browser, bareUrl, device));
    }
  } finally {
    await browser.close();
    bare.close();
    await product.stop();
  }
}

async function visitOften(browser: Browser, url: string, device: Device): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, url, device));
  return visits;
}

async function visit(browser: Browser, url: string, device: Device): Promise<Visit> {
  const { isThrottled, targetMs: _, ...options } = device;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (isThrottled) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', MOBILE_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: MOBILE_SLOWDOWN });
  }
  await page.addInitScript({ content: WATCH_PAINTS });
  const scripts = watchScripts(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(WATCHED_MS);
  const scriptBytes = sumBytes(await scripts.settle());
  const paints = await page.evaluate(() => window.paints);
  await context.close();
  return { ...paints, scriptBytes };
}

/**
 * Script for the page, run before its own; a text, because TypeScript does not know these entries.
 */
const WATCH_PAINTS = `
  window.paints = { lcpMs: 0, shift: 0, element: '' };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    window.paints.lcpMs = startTime;
    window.paints.element = (element ? element.tagName.toLowerCase() : 'gone') + ' ' + url.split('/').pop();
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.paints.shift += value;
  });
`;

function print(name: string, visits: readonly Visit[], device?: Device): void {
  const lcpMs = median(visits.map((each) => each.lcpMs));
  const worstMs = Math.max(...visits.map((each) => each.lcpMs));
  const shift = Math.max(...visits.map((each) => each.shift));
  const scriptKb = (visits[0]?.scriptBytes ?? 0) / 1000;
  const wants = (text: string) => (device ? ` (${text})` : '');
  const figures = [
    `LCP ${lcpMs.toFixed(0)} ms, at most ${worstMs.toFixed(0)}${wants(`< ${device?.targetMs}`)}`,
    `CLS ${shift.toFixed(4)}${wants(`< ${TARGETS.shift}`)}`,
    `JavaScript ${scriptKb.toFixed(1)} kB gzipped${wants(`≤ ${TARGETS.scriptKb}`)}`,
    `largest: ${visits[0]?.element}`,
  ];
  console.log(`  ${name.padEnd(13)} ${figures.join(' · ')}`);
}

declare global {
  interface Window {
    paints: Omit<Visit, 'scriptBytes'>;
  }
}
