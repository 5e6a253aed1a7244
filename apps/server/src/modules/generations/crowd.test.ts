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
  const leaveBob = enter('bob');
  wait(100_000);
  leaveBob();
  enter('ada');
  expect(listFull()).toEqual([]);
  const leave = enter('ada');
  expect(listFull()).toEqual(['ada']);
  leave();
  expect(listFull()).toEqual([]);
  enter('ada');
  wait(60_000);
  expect(listFull()).toEqual(['ada']);
  wait(1);
  expect(listFull()).toEqual([]);
});

test('whose picture is being drawn is here, however long it takes', () => {
  const { enter, enterBeyond, listFull, wait } = openCrowd(2);
  enterBeyond('bob');
  enter('ada');
  wait(600_000);
  expect(listFull()).toEqual(['ada']);
});

test('a picture beyond the places takes none of them', () => {
  const { enter, enterBeyond, listFull } = openCrowd(2);
  enter('bob')();
  enterBeyond('ada');
  expect(listFull()).toEqual([]);
});

test('a place that is the only one is for everybody', () => {
  const { enter, listFull } = openCrowd(1);
  enter('bob')();
  enter('ada');
  expect(listFull()).toEqual([]);
});
