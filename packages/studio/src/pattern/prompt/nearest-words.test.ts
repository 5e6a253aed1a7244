import { expect, test } from 'vitest';
import { foretellWords } from '../../vocabulary/foretell.ts';
import { createPattern } from '../create-pattern.ts';
import { SUBJECTS } from '../subjects/registry.ts';
import { NEAREST_SUBJECTS } from './nearest-words.ts';

const draw = (prompt: string) => createPattern({ prompt, seed: 1, variant: 0, sizePx: 256 });

test('the nearest of its kind is drawn, and said', () => {
  const { choices, unread } = draw('kestrels on cream');
  expect(choices).toMatchObject({ subjects: 'swallow', instead: 'swallow for kestrel' });
  expect(unread).toEqual(['kestrels']);
  expect(foretellWords({ kind: 'create-pattern', prompt: 'kestrels on cream' })).toEqual([
    { start: 0, end: 8, words: ['kestrels'], fate: 'instead', as: 'swallow' },
  ]);
});

test.each([
  ['badminton rackets', 'tennis racket'],
  ['passion fruit', 'dragon fruit'],
  ['lupins', 'hollyhock'],
  ['wolves', 'husky'],
  ['onions', 'garlic'],
  ['socks', 'stocking'],
  ['ambulances', 'fire truck'],
  ['ostrich feathers', 'feather'],
  ['spectacles', 'sunglasses'],
  ['nurses', 'stethoscope'],
  ['bulldozers', 'excavator'],
])('%s are told where %s is drawn', (words, id) => {
  expect(foretellWords({ kind: 'create-pattern', prompt: `${words} on cream` })[0]).toMatchObject({
    words: words.split(' '),
    fate: 'instead',
    as: expect.stringContaining(id),
  });
});

test('flames are no campfires', () => {
  const { choices, unread } = draw('rockets with flames');
  expect(choices.subjects).toBe('rocket');
  expect(unread).toEqual([]);
});

test('what is refused is not drawn as its nearest either', () => {
  const { choices, unread } = draw('roses without kestrels');
  expect(choices.subjects).toBe('rose');
  expect(unread).toEqual([]);
});

test('every thing with a nearest is there, and each word stands for one alone', () => {
  const ids = new Set(SUBJECTS.map(({ id }) => id));
  expect(Object.keys(NEAREST_SUBJECTS).filter((id) => !ids.has(id))).toEqual([]);
  const words = Object.values(NEAREST_SUBJECTS).flat();
  expect(words.length).toBe(new Set(words).size);
});
