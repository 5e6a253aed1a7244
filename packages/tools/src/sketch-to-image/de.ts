import type { Words } from '@toile/contract';
import type { plate as englishPlate, words as englishWords } from './en.ts';

/** The tool's words. */
export const words: Words<typeof englishWords> = {
  name: 'Skizze zu Bild',
  summary: 'Sieh eine Skizze in ihrem Stoff ausgeführt.',
  promptHint:
    'Wenn du magst, Stoff und Farbe auf Englisch: “navy velvet”, “sheer ivory chiffon”. Ohne Worte entscheidet die Skizze.',
};

/** Words of its plate on the landing page. */
export const plate: Words<typeof englishPlate> = {
  givenAlt: 'Eine Aquarellskizze eines korallenroten Kleids mit Puffärmeln',
  madeAlt: 'Das korallenrote Kleid in seinem Stoff, am Model der Skizze',
  words: 'ohne ein Wort',
};
