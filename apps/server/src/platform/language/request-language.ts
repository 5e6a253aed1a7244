import type { IncomingHttpHeaders } from 'node:http';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_HEADER,
  LANGUAGES,
  type Language,
  PSEUDO_LANGUAGE,
  preferredLanguage,
} from '@toile/contract';

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`);

const KNOWN: ReadonlySet<string> = new Set([...LANGUAGES, PSEUDO_LANGUAGE]);

const isLanguage = (tag: string | undefined): tag is Language =>
  tag !== undefined && KNOWN.has(tag);

/** A language that was kept as text; English where it is none any more. */
export const knownLanguage = (tag: string): Language => (isLanguage(tag) ? tag : LANGUAGES[0]);

/**
 * The language of a request's reader: that of the page that sent it, else the one that the user
 * chose in this browser, else the one that the browser prefers, else English.
 */
export function languageOf({ headers }: { headers: IncomingHttpHeaders }): Language {
  const { [LANGUAGE_HEADER]: ofPage, cookie = '', 'accept-language': preference = '' } = headers;
  if (typeof ofPage === 'string' && isLanguage(ofPage)) return ofPage;
  const chosen = COOKIE.exec(cookie)?.[1];
  if (isLanguage(chosen)) return chosen;
  return preferredLanguage(preference) ?? LANGUAGES[0];
}
