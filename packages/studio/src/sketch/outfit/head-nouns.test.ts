import { describe, expect, test } from 'vitest';
import { readSketchPrompt } from '../plan-sketch.ts';

const idsOf = (prompt: string) => readSketchPrompt(prompt).garments.map(({ id }) => id);

describe('the noun of a name', () => {
  test.each([
    ['chunky aran sweater dress', ['knit-dress']],
    ['smocked dress', ['dress']],
    ['cardigan coat', ['cardigan']],
    ['fine knit grey top', ['top']],
    ['jump suit with palazzo legs', ['jumpsuit']],
    ['hoodie & joggers', ['hoodie', 'joggers']],
    ['hoodie joggers', ['hoodie', 'joggers']],
    ['black velvet bodice, emerald satin skirt', ['dress']],
    ['dress with roll neck', ['dress']],
    ['plaid skirt, ivory turtle neck', ['skirt', 'knit']],
    [
      'tuxedo: white jacket, black trousers',
      ['tuxedo-jacket', 'trousers', 'tuxedo-jacket', 'trousers'],
    ],
    ['three-piece tweed suit', ['vest', 'blazer', 'trousers']],
    ['three piece navy wool suit', ['vest', 'blazer', 'trousers']],
    ['wool suit in three sizes', ['blazer', 'trousers']],
    ['bride', ['ball-gown']],
    ['1950s full skirt in red, white blouse', ['skirt', 'blouse']],
    ['dress with a full skirt', ['dress']],
    ['oversized white shirt worn as a dress', ['shirt-dress']],
    ['sleeveless puffer jacket', ['gilet']],
    ['white tee, brown corduroy flares', ['t-shirt', 'trousers']],
    ['ski jacket, black ski pants', ['puffer', 'trousers']],
    ['floor length trench dress', ['shirt-dress']],
  ])('%s', (prompt, ids) => {
    expect(idsOf(prompt)).toEqual(ids);
  });

  test('is a part where the whole is named before', () => {
    expect(idsOf('hanbok: jade jeogori, coral chima')).toEqual(['hanbok']);
    expect(idsOf('mustard sari with a magenta blouse')).toEqual(['sari']);
  });
});

describe('a word where it stands', () => {
  test.each([
    ['technical flat of a parka', 'flat'],
    ['bomber jacket, flat', 'flat'],
    ['gown with flat laced sandals', undefined],
    ['fuchsia blazer and pencil skirt', undefined],
    ['pencil croquis of a coat', 'pencil'],
  ])('asks for a way of drawing or does not: %s', (prompt, finish) => {
    expect(readSketchPrompt(prompt).finish).toBe(finish);
  });

  test('is no length at a place of the body', () => {
    const { wishes } = readSketchPrompt('jeans with patches on the knee');
    const features = wishes.flatMap(({ meanings }) =>
      meanings.filter(({ is }) => is === 'feature'),
    );
    expect(features).toEqual([]);
  });

  test('is refused where the prompt weighs it and drops it', () => {
    const { refusals } = readSketchPrompt('blouse, pussy bow?? no, plain');
    expect(refusals.map(({ phrase }) => phrase)).toContain('pussy bow');
  });
});
