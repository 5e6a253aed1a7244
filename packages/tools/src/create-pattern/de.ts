import type { Words } from '@toile/contract';
import type { plate as englishPlate, words as englishWords } from './en.ts';

/** The tool's words. */
export const words: Words<typeof englishWords> = {
  name: 'Muster',
  summary: 'Vom Satz zum Stoffmuster mit nahtlosem Rapport.',
  promptHint:
    'Auf Englisch: Motiv, Farben, Grund, Stimmung, Technik. Je mehr du nennst, desto näher kommt es.',
};

/** Words of its plate on the landing page. */
export const plate: Words<typeof englishPlate> = {
  madeAlt: 'Großer Mohn in Gold, Creme und Petrol auf Marineblau',
  words: '“large poppies in gold, cream and petrol on navy”',
};
