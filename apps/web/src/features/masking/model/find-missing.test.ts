import { expect, test } from 'vitest';
import { findMissing } from './find-missing.ts';

const USABLE = {
  generatingMask: false,
  isBlank: false,
  isSettled: true,
  hasFailed: false,
  summary: { pending: [], hasSelection: true },
};

test('a mask that selects something lacks nothing', () => {
  expect(findMissing(USABLE)).toBeUndefined();
});

test('the engine is waited for before anything else', () => {
  const pending = [{ kind: 'dot', x: 1, y: 1 }] as const;
  const summary = { pending, hasSelection: false };
  expect(findMissing({ ...USABLE, generatingMask: true, summary })).toBe('processing');
  expect(findMissing({ ...USABLE, summary })).toBe('waiting');
});

test('an empty mask is told from one that is not made yet', () => {
  const isBlank = true;
  expect(findMissing({ ...USABLE, isBlank })).toBe('blank');
  const summary = { pending: [], hasSelection: false };
  expect(findMissing({ ...USABLE, isBlank, summary })).toBe('missing');
});

test('a mask that could be used lacks nothing while it is looked at again', () => {
  expect(findMissing({ ...USABLE, isSettled: false })).toBeUndefined();
});

test('one that is gone is missing at once', () => {
  const summary = { pending: [], hasSelection: false };
  expect(findMissing({ ...USABLE, isSettled: false, summary })).toBe('missing');
});

test('one that is looked at for the first time, or after it could not be used, is waited for', () => {
  const isSettled = false;
  expect(findMissing({ ...USABLE, isSettled, isBlank: true })).toBe('checking');
  expect(findMissing({ ...USABLE, isSettled, isBlank: true, hasFailed: true })).toBe('checking');
});

test('a mask that could not be kept is told from an empty one', () => {
  expect(findMissing({ ...USABLE, isBlank: true, hasFailed: true })).toBe('unkept');
});
