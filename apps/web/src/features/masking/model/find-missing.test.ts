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
  expect(findMissing({ ...USABLE, isBlank, isSettled: false })).toBe('missing');
  const summary = { pending: [], hasSelection: false };
  expect(findMissing({ ...USABLE, isBlank, summary })).toBe('missing');
});

test('a mask that was not looked at since the last step does not count yet', () => {
  expect(findMissing({ ...USABLE, isSettled: false })).toBe('missing');
});

test('a mask that could not be kept is told from an empty one', () => {
  expect(findMissing({ ...USABLE, isBlank: true, hasFailed: true })).toBe('unkept');
  const unlooked = { isSettled: false, hasFailed: true };
  expect(findMissing({ ...USABLE, ...unlooked })).toBe('missing');
});
