import { expect, it } from 'vitest';
import { getTool, listMakers, listTakers, listTools, listUses } from './find-tools.ts';
import { SOURCE_EXAMPLES } from './source-examples.ts';

const SPECIFIED = [
  'create-background',
  'swap-garment',
  'sketch-to-image',
  'create-sketch',
  'create-pattern',
  'pattern-to-image',
  'image-to-flatlay',
];

it('lists the tools of the specification in its order, and every tool is out', () => {
  const ids = listTools().map(({ id }) => id);
  expect(ids.filter((id) => SPECIFIED.includes(id))).toEqual(SPECIFIED);
  expect(listTools().filter(({ comingSoon }) => comingSoon)).toEqual([]);
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
  const specified = listMakers('garment').filter((id) => SPECIFIED.includes(id));
  expect(specified).toEqual([
    'create-background',
    'swap-garment',
    'sketch-to-image',
    'pattern-to-image',
  ]);
});

it('lists the tools that ask for a kind of picture', () => {
  expect(listTakers('model')).toEqual(['create-background', 'swap-garment']);
  expect(listTakers('pattern')).toEqual(['pattern-to-image']);
});

it('lists every place that a tool’s pictures fit', () => {
  const usesOf = (id: string) =>
    listUses(getTool(id)).map(({ tool, step }) => `${tool.id} ${step}`);
  expect(usesOf('create-pattern')).toEqual(['pattern-to-image source']);
  expect(usesOf('create-sketch')).toContain('sketch-to-image source');
  expect(usesOf('sketch-to-image')).toEqual(
    expect.arrayContaining([
      'create-background upload',
      'swap-garment upload',
      'image-to-flatlay source',
    ]),
  );
  expect(usesOf('image-to-flatlay')).toContain('swap-garment source');
});
