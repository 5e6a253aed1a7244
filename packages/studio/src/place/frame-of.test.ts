import { expect, test } from 'vitest';
import { frameOf } from './frame-of.ts';

const WANTED = { width: 768, height: 1024 };

test('a portrait or square photo gets the size that is wanted', () => {
  expect(frameOf(WANTED, { width: 900, height: 1600 })).toEqual(WANTED);
  expect(frameOf(WANTED, { width: 1000, height: 1000 })).toEqual(WANTED);
  expect(frameOf({ width: 97, height: 131 }, { width: 9, height: 16 })).toEqual({
    width: 96,
    height: 130,
  });
});

test('a landscape photo stays landscape', () => {
  expect(frameOf(WANTED, { width: 1600, height: 1200 })).toEqual({ width: 1024, height: 768 });
  expect(frameOf(WANTED, { width: 1500, height: 1000 })).toEqual({ width: 1024, height: 682 });
  expect(frameOf(WANTED, { width: 4000, height: 1000 })).toEqual({ width: 1024, height: 512 });
});
