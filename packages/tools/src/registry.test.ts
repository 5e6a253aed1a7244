import { expect, it } from 'vitest';
import { listTools } from './registry.ts';

it.each(listTools())('$id says how its mask step is worked, if it has one', (tool) => {
  expect(tool.masking !== undefined).toBe(tool.steps.includes('mask'));
});

it.each(listTools())(
  '$id says what the picture of its source step shows, if it has one',
  (tool) => {
    expect(tool.source !== undefined).toBe(tool.steps.includes('source'));
  },
);
