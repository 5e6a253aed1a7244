import { expect, test } from 'vitest';
import { buildCorpus } from '../../testing/uploads/corpus.ts';
import { faultsOfAnswer } from '../../testing/uploads/kept-picture-faults.ts';
import { measurePicture, readPicture } from './read-picture.ts';

const corpus = await buildCorpus();

test('the corpus is large, and each of its files has a name of its own', () => {
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
  expect(corpus.length).toBeGreaterThan(200);
});

test.each(corpus)('$name', async (one) => {
  const answer = await measurePicture('source_image', one.file)
    .then(readPicture)
    .then(
      ({ png: kept }) => ({ status: 202, kept }),
      (error: { status?: number }) => ({ status: error.status ?? 500 }),
    );
  expect(await faultsOfAnswer(one, answer)).toEqual([]);
});
