import type { KnownBrowser } from './known-browser.ts';

/** Properties of a caller's browser and connection. */
export type Visitor = {
  /** Address by which rate limits count. */
  address: string;
  /** The sign-ups that were made in this browser. */
  ownSignups: readonly string[];
  /** Browser and system in words; null where the browser does not say. */
  device: string | null;
  knownBrowser: KnownBrowser | undefined;
  /** Token of the browser's challenges for passkeys. */
  passkeyBrowser: string | undefined;
};
