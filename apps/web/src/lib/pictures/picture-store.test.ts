import { beforeEach, expect, test, vi } from 'vitest';
import {
  dropAllPictures,
  dropForeignPictures,
  dropPictures,
  findPicture,
  keepPicture,
} from './picture-store.ts';

const file = new Blob(['lines'], { type: 'image/png' });

// jsdom has no IndexedDB, like a browser that forbids it.
beforeEach(dropAllPictures);

test('a picture is found again by its owner alone', async () => {
  await keepPicture({ id: 'a', owner: 'ada', file });
  expect(await findPicture('ada', 'a')).toBe(file);
  expect(await findPicture('bob', 'a')).toBeUndefined();
  expect(await findPicture('ada', 'b')).toBeUndefined();
});

test('a picture that nothing needs is forgotten, and so are all when their owner leaves', async () => {
  await keepPicture({ id: 'a', owner: 'ada', file });
  await keepPicture({ id: 'b', owner: 'ada', file });
  await dropPictures(['a']);
  expect(await findPicture('ada', 'a')).toBeUndefined();
  expect(await findPicture('ada', 'b')).toBe(file);
  await dropAllPictures();
  expect(await findPicture('ada', 'b')).toBeUndefined();
});

test('what others brought, and what was left behind, is forgotten', async () => {
  vi.useFakeTimers({ now: 0 });
  await keepPicture({ id: 'old', owner: 'ada', file });
  vi.setSystemTime(8 * 24 * 60 * 60 * 1000);
  await keepPicture({ id: 'new', owner: 'ada', file });
  await keepPicture({ id: 'foreign', owner: 'bob', file });
  await dropForeignPictures('ada');
  vi.useRealTimers();
  expect(await findPicture('ada', 'new')).toBe(file);
  expect(await findPicture('ada', 'old')).toBeUndefined();
  expect(await findPicture('bob', 'foreign')).toBeUndefined();
});
