import type { Words } from '@toile/contract';
import type { plate as englishPlate, words as englishWords } from './en.ts';

/** The tool's words. */
export const words: Words<typeof englishWords> = {
  name: 'Bild zu Flatlay',
  summary: 'Nenn ein Kleidungsstück, und es wird aus dem Foto freigestellt.',
  promptHint: 'Nenn auf Englisch, was freigestellt werden soll: “the striped shirt”.',
};

/** Words of its plate on the landing page. */
export const plate: Words<typeof englishPlate> = {
  givenAlt: 'Ein Model im senfgelben Hemdblusenkleid',
  madeAlt: 'Das Hemdblusenkleid allein, flach gelegt',
  words: '“the shirt dress”',
};
