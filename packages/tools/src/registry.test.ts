import { TOOL_IDS } from '@toile/contract';
import { expect, it } from 'vitest';
import { listTools } from './registry.ts';

it('lists the seven tools in the order of the product, and all of them are out', () => {
  expect(listTools().map(({ id, comingSoon }) => ({ id, comingSoon }))).toEqual(
    TOOL_IDS.map((id) => ({ id, comingSoon: false })),
  );
});

it.each(listTools())('$id says how its mask step is worked, if it has one', (tool) => {
  expect(tool.masking !== undefined).toBe(tool.steps.includes('mask'));
});

it.each(listTools())(
  '$id says what the picture of its source step shows, if it has one',
  (tool) => {
    expect(tool.source !== undefined).toBe(tool.steps.includes('source'));
  },
);
