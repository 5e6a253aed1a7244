import { expect, test } from 'vitest';
import { repeatsAcross } from './paint-mock-up.ts';

test('tells the repeats across, to a tenth where they are few', () => {
  expect(repeatsAcross({ clothCm: 45 }, 32)).toBe(1.4);
  expect(repeatsAcross({ clothCm: 38 }, 2)).toBe(19);
});
