import { expect, test } from 'vitest';
import { z } from 'zod';
import { storedJson } from './stored-json.ts';

/** Version 0 had a width, version 1 a size in millimetres, version 2 has centimetres. */
const size = storedJson(z.object({ cm: z.number() }), [
  ({ width }) => ({ mm: width }),
  ({ mm }) => ({ cm: Number(mm) / 10 }),
]);

test('a value is written with the newest version, and read as it was', () => {
  expect(size.write({ cm: 4 })).toEqual({ v: 2, cm: 4 });
  expect(size.read({ v: 2, cm: 4 })).toEqual({ cm: 4 });
});

test('a value of each past version is upgraded step by step', () => {
  expect(size.read({ width: 40 })).toEqual({ cm: 4 });
  expect(size.read({ v: 1, mm: 40 })).toEqual({ cm: 4 });
});

test.each([null, 'x', 3, [], { v: 3, cm: 4 }, { v: 'x', cm: 4 }, { v: 2, cm: '4' }, { v: 2 }])(
  '%j is no value',
  (stored) => expect(size.read(stored)).toBeUndefined(),
);
