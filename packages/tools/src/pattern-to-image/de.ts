import type { Words } from '@toile/contract';
import type { plate as englishPlate, words as englishWords } from './en.ts';

/** The tool's words. */
export const words: Words<typeof englishWords> = {
  name: 'Muster zu Bild',
  summary: 'Sieh ein Muster zugeschnitten und als Kleidung genäht.',
  promptHint:
    'Auf Englisch: das Kleidungsstück, sein Schnitt, sein Stoff, wer es trägt: “a cotton shirt dress, on a model”.',
};

/** Words of its plate on the landing page. */
export const plate: Words<typeof englishPlate> = {
  givenAlt: 'Ein Muster großer Scherenschnitte in Koralle, Petrol und Senf',
  madeAlt: 'Ein Hemd mit Reverskragen, aus diesem Muster zugeschnitten',
  words: '“a camp collar shirt with short sleeves”',
};
