import type { KnownBrowser } from './known-browser.ts';

/** What is known of whoever calls. */
export type Visitor = {
  /** As rate limits count it. */
  address: string;
  /** The sign-ups that were made in this browser. */
  ownSignups: readonly string[];
  /** Browser and system in words; null where the browser does not say. */
  device: string | null;
  knownBrowser: KnownBrowser | undefined;
};
