import { TOOL_IDS } from '@toile/contract';
import { expect, test } from 'vitest';
import { SOURCE_MAKERS } from './source-makers.ts';

test('what any tool makes can be gone on with somewhere', () => {
  const makers = new Set(Object.values(SOURCE_MAKERS).flat());
  expect([...makers].toSorted()).toEqual([...TOOL_IDS].toSorted());
});

test.each(Object.entries(SOURCE_MAKERS))(
  'makers of %s stand in the order of the product',
  (_, ids) => {
    expect(ids).toEqual(TOOL_IDS.filter((id) => ids.includes(id)));
  },
);
