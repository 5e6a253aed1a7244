import { expect, test } from 'vitest';
import { createTally } from './tally.ts';

test('each name has its own, and what ended makes room once', () => {
  const enter = createTally(2);
  const leave = enter('ada');
  expect(enter('ada')).toBeTypeOf('function');
  expect(enter('ada')).toBeUndefined();
  expect(enter('bob')).toBeTypeOf('function');
  leave?.();
  leave?.();
  expect(enter('ada')).toBeTypeOf('function');
  expect(enter('ada')).toBeUndefined();
});
