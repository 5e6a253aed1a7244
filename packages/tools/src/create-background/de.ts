import type { Words } from '@toile/contract';
import type { plate as englishPlate, words as englishWords } from './en.ts';

/** The tool's words. */
export const words: Words<typeof englishWords> = {
  name: 'Hintergrund',
  summary: 'Neue Pose und neuer Hintergrund für ein Modelfoto.',
  summaryOfKept: 'Neuer Hintergrund für ein Modelfoto; Pose und Gesicht bleiben.',
  promptHint:
    'Auf Englisch: Ort, Licht, Wetter, Tageszeit, Stimmung. Je mehr du nennst, desto näher kommt es.',
};

/** Words of its plate on the landing page. */
export const plate: Words<typeof englishPlate> = {
  givenAlt: 'Ein Model im elfenbeinfarbenen Kleid vor graublauer Wand',
  madeAlt: 'Dasselbe Model zwischen Sanddünen bei Sonnenuntergang',
  words: '“sand dunes at sunset”',
};
