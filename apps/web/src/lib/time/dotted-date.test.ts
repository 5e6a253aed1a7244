import { expect, test } from 'vitest';
import { dottedDate } from './dotted-date.ts';

test('a date is DD.MM.YYYY', () => {
  expect(dottedDate(new Date(2027, 1, 3, 12).toISOString())).toBe('03.02.2027');
  expect(dottedDate(new Date(2026, 11, 31, 23, 59).toISOString())).toBe('31.12.2026');
});

test('no instant has no date', () => {
  expect([dottedDate(undefined), dottedDate(null), dottedDate('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
