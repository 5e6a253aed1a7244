import { expect, test } from 'vitest';
import { z } from 'zod';
import { previousGenerationsQueryOf } from './generation.ts';
import { maskFieldsSchema } from './mask-request.ts';
import { recolourRequestSchema } from './recolour.ts';
import { runFieldsSchema } from './run-request.ts';
import { shortList } from './short-list.ts';
import { toolIdSchema } from './tool-id.ts';

/** Number of faults that a schema finds. */
const faultsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.length;

const manyOf = <T>(member: T) => Array.from({ length: 20_000 }, () => member);

test('a list that is too long is one fault, and is not looked into', () => {
  let looked = 0;
  const member = z.string().refine(() => {
    looked += 1;
    return true;
  });
  const schema = shortList(z.array(member), { max: 2, message: 'too many' });
  expect(schema.safeParse(['a', 'b']).data).toEqual(['a', 'b']);
  looked = 0;
  expect(schema.safeParse(['a', 'b', 'c']).error?.issues).toMatchObject([{ message: 'too many' }]);
  expect(looked).toBe(0);
});

test.each([
  ['a palette', recolourRequestSchema, { palette: manyOf('red') }],
  [
    'the colours that it takes the place of',
    recolourRequestSchema,
    { palette: ['#123456'], from: manyOf(1) },
  ],
  ['the tools of a list', previousGenerationsQueryOf(toolIdSchema), { ai_model: manyOf('loom') }],
  ['the dots of a mask', maskFieldsSchema, { pos_coord: JSON.stringify(manyOf([])) }],
  [
    'the dots of a run',
    runFieldsSchema,
    { ai_model: 'create-background', mask_coordinates: JSON.stringify(manyOf([])) },
  ],
])('%s', (_, schema, value) => {
  expect(faultsOf(schema, value)).toBe(1);
});
