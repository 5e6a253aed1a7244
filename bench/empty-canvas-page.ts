import type { Browser, Page } from 'playwright-core';
import { type Box, SIDE_PX } from './photo-box.ts';

const EMPTY_PAGE = 'http://127.0.0.1/empty';

/** A page that has a canvas of the same size, and nothing else; secure as the product's, so that moves are joined. */
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
