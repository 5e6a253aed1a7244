import { expect, test } from 'vitest';
import { readDeed } from './read-deed.ts';

const WHY = ['Lost', 'a', 'telephone'];
const reason = 'Lost a telephone';

test.each([
  [['end-sessions', 'ada', ...WHY], { kind: 'end-sessions', credential: 'ada', reason }],
  [['end-two-factor', 'ada', ...WHY], { kind: 'end-two-factor', credential: 'ada', reason }],
  [['grant', 'ada', '40', ...WHY], { kind: 'grant', credential: 'ada', credits: 40, reason }],
  [
    ['operator', 'ada', 'on', ...WHY],
    { kind: 'operator', credential: 'ada', isOperator: true, reason },
  ],
  [
    ['operator', 'ada', 'off'],
    { kind: 'operator', credential: 'ada', isOperator: false, reason: 'No reason given' },
  ],
])('reads %j', (words, deed) => {
  expect(readDeed(words)).toEqual(deed);
});

test.each([
  [['grant', 'ada', '40']],
  [['operator', 'ada']],
  [['operator', 'ada', 'yes']],
  [['end-sessions']],
  [['delete', 'ada', ...WHY]],
])('finds no command in %j', (words) => {
  expect(readDeed(words)).toBeUndefined();
});

test.each([
  [['end-sessions', 'ada', 'short'], /10 characters/],
  [['operator', 'ada', 'on', 'short'], /10 characters/],
  [['grant', 'ada', '0', ...WHY], /from 1 to 10000/],
  [['grant', 'ada', '10001', ...WHY], /from 1 to 10000/],
  [['grant', 'ada', '1.5', ...WHY], /from 1 to 10000/],
  [['grant', 'ada', 'many', ...WHY], /from 1 to 10000/],
])('names the fault of %j', (words, fault) => {
  expect(() => readDeed(words)).toThrow(fault);
});
