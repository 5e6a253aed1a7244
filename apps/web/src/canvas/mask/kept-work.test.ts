import { expect, test } from 'vitest';
import { keepPicture } from '../../lib/pictures/picture-store.ts';
import { findWork, type KeptWork, keepWork, listPictureIds, NO_WORK, workId } from './kept-work.ts';

const work: KeptWork = {
  history: {
    marks: [
      { kind: 'dot', x: 1.5, y: 2 },
      { kind: 'selection', fileId: 'mask', dots: [[1, 2]] },
      { kind: 'brush', erases: true, radius: 50, path: [0, 0, 5.5, 5] },
      { kind: 'inversion' },
    ],
    done: 3,
  },
  colour: 'purple',
};

test('comes back as it was left, to its owner and for its photo alone', async () => {
  await keepWork({ owner: 'ada', photoKey: 'a' }, work);
  expect(await findWork({ owner: 'ada', photoKey: 'a' })).toEqual(work);
  expect(await findWork({ owner: 'bob', photoKey: 'a' })).toBe(NO_WORK);
  expect(await findWork({ owner: 'ada', photoKey: 'b' })).toBe(NO_WORK);
});

test.each(['', '{', '{"marks":[{"kind":"blot"}],"done":1,"colour":"yellow"}'])(
  'is none where what is kept is %s',
  async (text) => {
    await keepPicture({ id: workId('c'), owner: 'ada', file: new Blob([text]) });
    expect(await findWork({ owner: 'ada', photoKey: 'c' })).toBe(NO_WORK);
  },
);

test('names the pictures it needs', () => {
  expect(listPictureIds(work.history)).toEqual(['mask']);
});
