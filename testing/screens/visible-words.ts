import type { Page } from 'playwright-core';

/**
 * Number of words that somebody sees on a page: not those of the header and the footer, which are
 * the same everywhere, of steps out of view, of what lies behind a dialog, nor those for screen
 * readers alone.
 */
export function countVisibleWords(page: Page): Promise<number> {
  return page.evaluate(() => {
    const OUT = '[inert], [aria-hidden="true"], header, footer, script, style, noscript';
    const SMALLEST_PX = 2;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    // Written without a function within: the program that starts this would name it.
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent?.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? [];
      const { parentElement: parent } = text;
      if (words.length === 0 || !parent || parent.closest(OUT)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Words for screen readers alone have a box of one pixel.
      const { width, height } = parent.getBoundingClientRect();
      if (width > SMALLEST_PX && height > SMALLEST_PX) count += words.length;
    }
    return count;
  });
}
