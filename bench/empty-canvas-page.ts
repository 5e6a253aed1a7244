import type { Browser, Page } from 'playwright-core';
import { type Box, SIDE_PX } from './photo-box.ts';

const EMPTY_PAGE = 'http://127.0.0.1/empty';

/**
 * A page with a canvas of the same size, and nothing else; in a secure context as the product's, so
 * that the browser coalesces moves.
 */
export async function openEmptyPage(
  browser: Browser,
  { box: { x, y, side }, viewport }: { box: Box; viewport: { width: number; height: number } },
): Promise<Page> {
  const page = await browser.newPage({ viewport });
  const style = `position: absolute; left: ${x}px; top: ${y}px; width: ${side}px; height: ${side}px`;
  await page.route(EMPTY_PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<canvas width="${SIDE_PX}" height="${SIDE_PX}" style="${style}"></canvas>`,
    }),
  );
  await page.goto(EMPTY_PAGE);
  return page;
}
