import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import '../features/masking/masking-words.ts';
import '../lib/backdrop-words.ts';
import '../lib/given-picture-words.ts';
import '../lib/i18n.ts';
import '../lib/instruction-words.ts';
import '../lib/preview-words.ts';
import '../lib/studio-words.ts';
import '../lib/variation-words.ts';
import './readable-blobs.ts';

// Several test files share two processors: what takes 50 ms alone may take seconds.
configure({ asyncUtilTimeout: 15_000 });

/** Warnings on the console that no test has taken: they fail the test. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  vi.spyOn(console, 'warn').mockImplementation((...words) => complaints.push(words));
});

// A mounted page still uses its fakes: it is unmounted before they are removed.
afterEach(() => {
  cleanup();
  // They live in the library, which all files share, and would be shown to the next test.
  toast.remove();
  const seen = [...complaints];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // The connection that a test has taken away is back.
  onlineManager.setOnline(true);
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; path=/`;
  }
  if (seen.length > 0) throw new Error(`The console was written to: ${seen.join('\n')}`);
});

// Test files share a browser and the libraries; our own modules, and what the browser keeps, are
// new in each.
afterAll(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
});

/** Takes the messages logged so far, for tests that provoke them. */
export function takeComplaints(): unknown[][] {
  return complaints.splice(0);
}

// jsdom has no layout, and lacks functions that menus and pictures use.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  hasPointerCapture: () => false,
});

// The toasts look for their style sheet by its id on the window, where jsdom has none: each of their
// classes would be a sheet more, which every search by role reads.
Object.assign(window, {
  _goober: Object.assign(document.createElement('style'), { id: '_goober', textContent: ' ' }),
});
