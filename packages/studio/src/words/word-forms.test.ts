import { expect, it } from 'vitest';
import { wordForms } from './word-forms.ts';

it.each([
  ['strawberries', 'strawberry'],
  ['leaves', 'leaf'],
  ['waves', 'wave'],
  ['peaches', 'peach'],
  ['geese', 'goose'],
  ['stripes', 'stripe'],
  ['grass', 'grass'],
  ['constructor', 'constructor'],
  ["toddler's", 'toddler'],
  ['women’s', 'woman'],
  ['scarves', 'scarf'],
  ['brimmed', 'brim'],
  ['trimmed', 'trim'],
  ['fringed', 'fringe'],
  ['scalloped', 'scallop'],
  ['pajamas', 'pyjama'],
])('finds the singular of "%s" among its forms', (word, singular) => {
  const forms = wordForms(word);
  expect(forms[0]).toBe(word);
  expect(forms).toContain(singular);
  expect(forms.every((form) => typeof form === 'string')).toBe(true);
});

it.each(['red', 'weed', 'seed', 'tweed'])('takes no ending off "%s"', (word) => {
  expect(wordForms(word)).toEqual([word]);
});
