import { expect, test } from 'vitest';
import { createCrowd } from './crowd.ts';

function openCrowd(places: number) {
  let time = 0;
  const crowd = createCrowd({ places, now: () => time });
  return { ...crowd, wait: (ms: number) => void (time += ms) };
}

test('who is alone may have all places', () => {
  const { enter, listFull } = openCrowd(2);
  enter('ada');
  enter('ada');
  expect(listFull()).toEqual([]);
});

test('while another one was here in the last minute, a place is left', () => {
  const { enter, listFull, wait } = openCrowd(3);
  enter('bob')();
  enter('ada');
  expect(listFull()).toEqual([]);
  const leave = enter('ada');
  expect(listFull()).toEqual(['ada']);
  leave();
  expect(listFull()).toEqual([]);
  enter('ada');
  wait(60_001);
  expect(listFull()).toEqual([]);
});

test('of one place, everybody may have that one', () => {
  const { enter, listFull } = openCrowd(1);
  enter('bob')();
  expect(listFull()).toEqual([]);
  enter('ada');
  expect(listFull()).toEqual(['ada']);
});
