import { en } from '@toile/contract';
import { expect, test } from 'vitest';
import { findRepeatFault } from './repeat-cm.ts';

test.each(['1', '12.5', '200'])('%s cm is a width', (text) => {
  expect(findRepeatFault(text)).toBeUndefined();
});

test.each(['', ' ', '0', '0.9', '201', 'wide', '-3'])('%j is none', (text) => {
  expect(findRepeatFault(text)).toBe(en.validation.repeatCm);
});
