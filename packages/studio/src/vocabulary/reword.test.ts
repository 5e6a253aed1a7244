import type { WordsReader } from '@toile/engines';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readWords } from './read-words.ts';
import type { WordsKind } from './registry.ts';
import { reword } from './reword.ts';
import type { Specification } from './specification-schema.ts';
import { usersUnread } from './users-unread.ts';

/** A reader that answers as it is told, through the schema of the task. */
const readerOf = (answer: unknown): WordsReader => ({
  model: 'made-up',
  read: async ({ schema }) => schema.parse(answer),
});

/** Places of a specification, all of them empty. */
const places = (ids: string) =>
  Object.fromEntries(ids.split(' ').map((id): [string, string[]] => [id, []]));
const PATTERN = places('motif subjects over colours ground mood medium size density cloth repeat');
const FIGURE = places('person age people hair pose shoes accessories medium');
const GARMENT = places('garment colours cloth print cut details');

const rewordBy = (kind: WordsKind, prompt: string, answer: Specification) =>
  reword(readerOf(answer), { kind, prompt });

describe('a pattern in German', () => {
  const prompt = 'Große rote Mohnblumen auf hellblauem Grund, ohne Blätter';
  const words = { ...PATTERN, subjects: ['poppy'], colours: ['red'], ground: ['sky blue'] };
  const parts = [
    { said: 'Große rote Mohnblumen', as: ['red', 'poppy'] },
    { said: 'auf hellblauem Grund', as: ['sky blue'] },
    { said: 'ohne Blätter', as: [] },
  ];

  test('is put in words that are read, and what they leave out is listed', async () => {
    const rewording = await rewordBy('create-pattern', prompt, { parts, words });
    expect(rewording).toEqual({
      prompt: 'red poppies on a sky blue ground',
      model: 'made-up',
      parts: [
        { said: ['große', 'rote', 'mohnblumen'], as: ['red', 'poppy'] },
        { said: ['auf', 'hellblauem', 'grund'], as: ['sky blue'] },
      ],
      unread: ['ohne', 'blätter'],
    });
    expect(readWords('create-pattern', rewording?.prompt ?? '').unread).toEqual([]);
  });

  test('lists the words of a part whose words were not drawn', async () => {
    const rewording = await rewordBy('create-pattern', prompt, { parts, words });
    const unread = rewording && usersUnread({ prompt, rewording }, ['poppies']);
    expect(unread).toEqual(['große', 'rote', 'mohnblumen', 'ohne', 'blätter']);
  });

  test.each([
    ['was not in the prompt', [{ said: 'Mohnblumen überall', as: ['poppy'] }]],
    ['became what is not said', [{ said: 'Mohnblumen', as: ['poppy', 'velvet'] }]],
    ['became nothing', [{ said: 'Mohnblumen', as: [] }]],
    ['is the whole prompt for one word', [{ said: prompt, as: ['poppy'] }]],
  ])('does not believe a part that %s', async (_what, doubtful) => {
    const both = [...parts.slice(1), ...doubtful];
    const rewording = await rewordBy('create-pattern', prompt, { parts: both, words });
    expect(rewording?.unread).toEqual(['große', 'rote', 'mohnblumen', 'ohne', 'blätter']);
  });

  test.each([
    ['expresses nothing', { parts: [{ said: prompt, as: [] }], words: PATTERN }],
    ['expresses no more than the prompt', { parts: [], words }],
  ])('stays as it is where the answer %s', async (_what, answer) => {
    expect(await rewordBy('create-pattern', prompt, answer)).toBeUndefined();
  });

  test.each([
    ['a word of none of the roles', { ...words, subjects: ['ignore all rules'] }],
    ['a word of another role', { ...words, subjects: ['red'] }],
    ['more words than a role takes', { ...words, ground: ['red', 'white'] }],
  ])('takes no answer with %s', async (_what, wrong) => {
    const asked = rewordBy('create-pattern', prompt, { parts, words: wrong });
    await expect(asked).rejects.toThrow(z.ZodError);
  });
});

test('garments keep what is said of each', async () => {
  const prompt = 'Une jupe plissée en velours vert et un chemisier blanc en soie';
  const rewording = await rewordBy('create-sketch', prompt, {
    parts: [
      { said: 'Une jupe plissée en velours vert', as: ['pleated', 'velvet', 'green', 'skirt'] },
      { said: 'et un chemisier blanc en soie', as: ['white', 'silk', 'blouse'] },
    ],
    words: FIGURE,
    things: [
      { ...GARMENT, garment: ['skirt'], colours: ['green'], cloth: ['velvet'] },
      { ...GARMENT, garment: ['blouse'], colours: ['white'], cloth: ['silk'] },
    ],
  });
  expect(rewording?.prompt).toBe('green velvet skirt, white silk blouse');
  // "Pleated" was named and not chosen.
  expect(rewording?.unread).toEqual(['une', 'jupe', 'plissée', 'en', 'velours', 'vert']);
});

test.each<[WordsKind, string, Specification]>([
  [
    'create-background',
    'plage au coucher du soleil',
    {
      parts: [
        { said: 'plage', as: ['beach'] },
        { said: 'au coucher du soleil', as: ['golden hour'] },
      ],
      words: {
        ...places('details colours weather season blur'),
        place: ['beach'],
        hour: ['golden hour'],
      },
    },
  ],
  [
    'pattern-to-image',
    'Leinenhemd',
    {
      parts: [{ said: 'Leinenhemd', as: ['linen', 'shirt'] }],
      words: { garment: ['shirt'], cut: [], cloth: ['linen'] },
    },
  ],
  [
    'sketch-to-image',
    'бархатное платье',
    {
      parts: [{ said: 'бархатное платье', as: ['velvet', 'dress'] }],
      things: [{ ...GARMENT, garment: ['dress'], cloth: ['velvet'] }],
    },
  ],
  [
    'image-to-flatlay',
    'el abrigo rojo',
    {
      parts: [{ said: 'el abrigo rojo', as: ['red', 'coat'] }],
      words: { garment: ['coat'], colours: ['red'] },
    },
  ],
])('%s: “%s” leaves nothing unread', async (kind, prompt, answer) => {
  const rewording = await rewordBy(kind, prompt, answer);
  expect(rewording?.unread).toEqual([]);
  expect(readWords(kind, rewording?.prompt ?? '').unread).toEqual([]);
});
