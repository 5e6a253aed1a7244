import { listTools } from '@toile/tools';
import type { Browser, Page } from 'playwright-core';
import { joinProduct, mara } from '../../e2e/support/person.ts';
import type { Product } from '../../e2e/support/product.ts';
import { walkLanding } from './walk-landing.ts';
import { walkPages } from './walk-pages.ts';
import { walkScreens } from './walk-screens.ts';

/** Size of the window at first, in pixels. */
export const WINDOW = { width: 1280, height: 900 } as const;

/** What is done at each screen of a page, by the screen's name. */
export type Look = (page: Page) => (name: string) => Promise<void>;

async function openVisit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: WINDOW });
  return context.newPage();
}

async function openAs(browser: Browser, product: Product, username: string): Promise<Page> {
  const page = await openVisit(browser);
  await joinProduct(page, product, { ...mara, username, email: `${username}@atelier.example` });
  return page;
}

type Walk = {
  name: string;
  /** True: nobody is logged in. */
  isVisit?: true;
  walk: (page: Page, product: Product, look: Look) => Promise<void>;
};

const TOOL_WALKS: Walk[] = listTools().map((tool) => ({
  name: tool.id,
  walk: (page, { url }, look) => walkScreens({ page, tool, url, look: look(page) }),
}));

const WALKS: Walk[] = [
  {
    name: 'landing',
    isVisit: true,
    walk: (page, { url }, look) => walkLanding({ page, url, look: look(page) }),
  },
  ...TOOL_WALKS,
  { name: 'pages', walk: (page, product, look) => walkPages({ page, product, look: look(page) }) },
];

type AllWalks = {
  browser: Browser;
  product: Product;
  /** A part of the names of the walks that are wanted; '' for all. */
  word: string;
  look: Look;
};

/** Walks every tool, and pages besides, each as somebody new; yields the name of each walk. */
export async function* walkAll({ browser, product, word, look }: AllWalks): AsyncGenerator<string> {
  for (const { name, walk, isVisit } of WALKS.filter((one) => one.name.includes(word))) {
    const page = isVisit
      ? await openVisit(browser)
      : await openAs(browser, product, name.replaceAll('-', '_'));
    await walk(page, product, look);
    await page.context().close();
    yield name;
  }
}
