import { expect, test } from 'vitest';
import { parsePlace, pathOf, writePlace } from './place.ts';

test.each([
  [{}, '/operators'],
  [{ section: 'log', page: 3 }, '/operators?section=log&page=3'],
  [{ search: 'a & b', user: 'one' }, '/operators?q=a+%26+b&user=one'],
] as const)('%j is %s', (place, path) => {
  expect(pathOf(place)).toBe(path);
  expect(parsePlace(writePlace(place))).toEqual({
    section: 'users',
    search: '',
    page: 1,
    ...place,
  });
});

test.each(['section=other&page=-1', 'page=1.5', 'page=x', 'q=%20'])('%s is the usual', (query) => {
  const address = new URLSearchParams(query);
  expect(parsePlace(address)).toEqual({ section: 'users', search: '', page: 1 });
});
