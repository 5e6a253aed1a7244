import type { Words } from '@toile/contract';
import type { plate as englishPlate, words as englishWords } from './en.ts';

/** The tool's words. */
export const words: Words<typeof englishWords> = {
  name: 'Skizze',
  summary: 'Vom Satz zur Modeskizze.',
  promptHint:
    'Auf Englisch: Kleidungsstück, Silhouette, Ausschnitt, Ärmel, Stoff, Farben, Technik. Je mehr du nennst, desto näher kommt es.',
};

/** Words of its plate on the landing page. */
export const plate: Words<typeof englishPlate> = {
  madeAlt: 'Eine Aquarellskizze eines rostroten Mantels über weiter Hose',
  words: '“rust red wrap coat over wide trousers, watercolour”',
};
