import { studioWords } from '@toile/contract';
import { beforeEach, expect, test, vi } from 'vitest';

const addPageWords = vi.hoisted(() => vi.fn());
vi.mock('../lib/page-words.ts', () => ({ addPageWords }));

beforeEach(() => {
  vi.resetModules();
  addPageWords.mockClear();
});

/** Pages that a user can open first and that show words of the studio. */
test.each([
  ['the dashboard', () => import('./pages/dashboard-page.tsx')],
  ['a tool', () => import('./pages/tool-page.tsx')],
  ['the pattern desk', () => import('./pages/pattern-desk-page.tsx')],
  ['variations', () => import('./pages/variation-results-page.tsx')],
  ['the user menu, on any page', () => import('./header/open-user-menu.tsx')],
])('%s brings the words of the studio', async (_, load) => {
  await load();
  expect(addPageWords).toHaveBeenCalledWith(studioWords);
});
