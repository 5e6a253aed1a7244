import type { Words } from '@toile/contract';
import type { plate as englishPlate, words as englishWords } from './en.ts';

/** The tool's words. */
export const words: Words<typeof englishWords> = {
  name: 'Kleidung tauschen',
  summary: 'Ändere, was ein Model trägt, mit einem Flatlay.',
  promptHint: 'Auf Englisch, was das Flatlay nicht zeigt: Stoff, Passform, wie es getragen wird.',
};

/** Words of its plate on the landing page. */
export const plate: Words<typeof englishPlate> = {
  givenAlt: 'Ein Model im grünen Stufenkleid',
  madeAlt: 'Dasselbe Model in einem Kleid aus Indigo-Ikat',
  words: 'mit dem Flatlay eines Ikatkleids',
};
