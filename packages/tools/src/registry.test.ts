import { TOOL_IDS } from '@toile/contract';
import { expect, test } from 'vitest';
import { listTools } from './registry.ts';

test('all seven tools are out, in the order of the product', () => {
  expect(listTools().map(({ id, comingSoon }) => ({ id, comingSoon }))).toEqual(
    TOOL_IDS.map((id) => ({ id, comingSoon: false })),
  );
});
