import type { toPatternDesk as english } from '../en/to-pattern-desk.ts';
import type { Words } from '../words.ts';

/** Labels of the links to the pattern desk, on other screens. */
export const toPatternDesk: Words<typeof english> = {
  open: 'Am Mustertisch öffnen',
  short: 'Mustertisch',
};
