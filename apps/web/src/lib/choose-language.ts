import { LANGUAGE_COOKIE } from '@toile/contract';

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Keeps a language in this browser and loads the page in it: each language has scripts of its own.
 * What was typed and drawn in a tool is kept as on any reload.
 */
export function chooseLanguage(tag: string): void {
  // The cookie store API is missing in Firefox ESR, so the old interface it is.
  document.cookie = `${LANGUAGE_COOKIE}=${tag}; Max-Age=${YEAR_SECONDS}; path=/; SameSite=Lax`;
  location.reload();
}
