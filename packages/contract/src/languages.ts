/** Languages that users can choose, by their BCP 47 tag; the first is the one of any other reader. */
export const LANGUAGES = ['en', 'de'] as const;

/**
 * The pseudo-locale of development: English with accents, a third longer and in brackets. Nobody
 * is offered it; its pages are built and served where tests ask for them.
 */
export const PSEUDO_LANGUAGE = 'en-XA';

export type Language = (typeof LANGUAGES)[number] | typeof PSEUDO_LANGUAGE;

/** Each language's name in its own words. */
export const LANGUAGE_NAMES: Record<(typeof LANGUAGES)[number], string> = {
  en: 'English',
  de: 'Deutsch',
};

/** Cookie that keeps the user's choice in a browser; absent: the browser's preference counts. */
export const LANGUAGE_COOKIE = 'language';

/** Header of the client's requests: the language of the page that sends them. */
export const LANGUAGE_HEADER = 'x-language';

/** The language of a BCP 47 tag, by its first part; undefined for one that is not offered. */
export function findLanguage(tag: string): (typeof LANGUAGES)[number] | undefined {
  const [primary] = tag.trim().toLowerCase().split('-');
  return LANGUAGES.find((each) => each === primary);
}

/** The offered language that an Accept-Language header prefers (RFC 9110, 12.5.4). */
export function preferredLanguage(header: string): (typeof LANGUAGES)[number] | undefined {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.find((each) => each.trim().startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const language = findLanguage(tag);
    if (language) return language;
  }
  return undefined;
}
