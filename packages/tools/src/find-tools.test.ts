import { expect, it } from 'vitest';
import { listMakers, listTools } from './find-tools.ts';
import { SOURCE_EXAMPLES } from './source-examples.ts';

it('lists the seven tools in the order of the product, and all of them are out', () => {
  expect(listTools().map(({ id, comingSoon }) => ({ id, comingSoon }))).toEqual(
    [
      'create-background',
      'swap-garment',
      'sketch-to-image',
      'create-sketch',
      'create-pattern',
      'pattern-to-image',
      'image-to-flatlay',
    ].map((id) => ({ id, comingSoon: false })),
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

it('makes pictures with every tool that a step can go on with', () => {
  expect(listTools().filter(({ makes }) => makes.length === 0)).toEqual([]);
});

it.each(Object.keys(SOURCE_EXAMPLES))('has tools that make a %s', (kind) => {
  expect(listTools().some(({ makes }) => makes.some((made) => made === kind))).toBe(true);
});

it('lists the makers of a garment in the order of the product', () => {
  expect(listMakers('garment')).toEqual([
    'create-background',
    'swap-garment',
    'sketch-to-image',
    'pattern-to-image',
  ]);
});
