import { expect, test } from 'vitest';
import { MOTIFS } from '../pattern/motifs/registry.ts';
import { SUBJECTS } from '../pattern/subjects/registry.ts';
import { SCENES } from '../place/registry.ts';
import { GARMENTS } from '../product/cloth/garments/registry.ts';
import { GARMENTS as DRAWN_GARMENTS } from '../sketch/garments/registry.ts';
import { vocabularyOf } from './vocabulary-of.ts';

test.each([
  ['motif', vocabularyOf('create-pattern').motif, MOTIFS],
  ['subject', vocabularyOf('create-pattern').subjects, SUBJECTS],
  ['place', vocabularyOf('create-background').place, SCENES],
  ['garment', vocabularyOf('pattern-to-image').garment, GARMENTS],
  ['garment to draw', vocabularyOf('create-sketch').garment, DRAWN_GARMENTS],
])('every %s has a name in the vocabulary', (_what, names, things) => {
  const namesOf = ({ words }: (typeof things)[number]) =>
    Array.isArray(words) ? words : Object.keys(words);
  const nameless = things.filter(
    (thing) => !namesOf(thing).some((word) => names?.includes(word.replaceAll('-', ' '))),
  );
  expect(nameless.map(({ id }) => id)).toEqual([]);
});

test('no word is listed twice for one role', () => {
  for (const words of Object.values(vocabularyOf('create-pattern'))) {
    expect(new Set(words).size).toBe(words.length);
  }
});
