import { expect, test } from 'vitest';
import { generationOf } from '../../../testing/generation-fixtures.ts';
import { aspectRatio, countColumns } from './grid-columns.ts';
import { failedThroughout, listUnread, refreshSlots } from './run-view.ts';

test('words that are not drawn are told once', () => {
  const images = [{ unread: ['koi', 'pond'] }, { unread: ['Koi'] }, { unread: [] }];
  expect(listUnread(images)).toEqual(['koi', 'pond']);
  expect(listUnread(images, ['koi carp'])).toEqual(['pond']);
  expect(listUnread([{ unread: ['camp collar'] }], ['camp', 'Collar'])).toEqual([]);
});

test('images take the badges that the lists know of', () => {
  const slots = [
    { index: 0, generation: generationOf('a'), failure: null },
    { index: 1, generation: generationOf('b'), failure: null },
    { index: 2, generation: null, failure: null },
  ];
  const known = [generationOf('b', { downloaded: true })];
  const downloaded = refreshSlots(slots, known, new Set()).map(
    ({ generation }) => generation?.downloaded,
  );
  expect(downloaded).toEqual([false, true, undefined]);
});

test('a deleted image leaves its place', () => {
  const slots = ['a', 'b'].map((id, index) => ({
    index,
    generation: generationOf(id),
    failure: null,
  }));
  const [first, second] = refreshSlots(slots, [generationOf('b')], new Set(['b']));
  expect(first).toEqual(slots[0]);
  expect(second).toEqual({ index: 1, generation: null, failure: null, deleted: true });
});

test('a landscape takes two columns, others four, a single image one', () => {
  expect(countColumns({ width: 1024, height: 768 }, 4)).toBe(2);
  expect(countColumns({ width: 768, height: 1024 }, 4)).toBe(4);
  expect(countColumns({ width: 1024, height: 1024 }, 4)).toBe(4);
  expect(countColumns({ width: 1024, height: 1024 }, 1)).toBe(1);
  expect(aspectRatio(undefined)).toBe(0.75);
});

test('a run has failed throughout when all of its places say the same, at its end', () => {
  const placesOf = (...failures: (string | null)[]) =>
    failures.map((failure, index) => ({ index, generation: null, failure }));
  const ended = (...failures: (string | null)[]) =>
    failedThroughout({ generationsDone: true, imageGenerationList: placesOf(...failures) });
  expect([ended('a photo'), ended('a photo', 'a photo')]).toEqual([true, true]);
  expect([ended('a photo', 'too late'), ended('a photo', null), ended(null), ended()]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  const early = { generationsDone: false, imageGenerationList: placesOf('a photo') };
  expect(failedThroughout(early)).toBe(false);
});
