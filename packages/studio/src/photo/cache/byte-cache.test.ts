import { expect, test } from 'vitest';
import { ByteCache } from './byte-cache.ts';

test('lets go of what was not used for longest', () => {
  const cache = new ByteCache<string>(10);
  cache.keep('a', 'first', 4);
  cache.keep('b', 'second', 4);
  expect(cache.find('a')).toBe('first');
  cache.keep('c', 'third', 4);
  expect(cache.find('b')).toBeUndefined();
  expect([cache.find('a'), cache.find('c')]).toEqual(['first', 'third']);
  expect(cache.bytes).toBe(8);
});

test('keeps nothing that is larger than all of its room', () => {
  const cache = new ByteCache<string>(10);
  cache.keep('a', 'first', 4);
  cache.keep('a', 'larger', 11);
  expect(cache.find('a')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test('counts what is kept again only once', () => {
  const cache = new ByteCache<string>(10);
  cache.keep('a', 'first', 4);
  cache.keep('a', 'second', 6);
  expect(cache.bytes).toBe(6);
});
