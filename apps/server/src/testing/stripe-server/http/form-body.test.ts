import { expect, test } from 'vitest';
import { parseForm } from './form-body.ts';

test('brackets nest, and numbers make lists', () => {
  expect(
    parseForm('mode=subscription&items[0][price]=p1&items[1][price]=p2&metadata[a]=b'),
  ).toEqual({
    mode: 'subscription',
    items: [{ price: 'p1' }, { price: 'p2' }],
    metadata: { a: 'b' },
  });
  expect(parseForm('expand[]=a&expand[]=b%20c')).toEqual({ expand: ['a', 'b c'] });
});

test('names of built-in properties are names like any other', () => {
  const form = parseForm('__proto__[polluted]=yes&constructor=x');
  expect(form.constructor).toBe('x');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
