import { expect, test } from 'vitest';
import { listSourceKinds, opensWithInstructions } from './asked-pictures.ts';
import { EXAMPLE_PICTURES } from './example-picture.ts';
import { listTools } from './find-tools.ts';
import { SOURCE_EXAMPLES } from './source-examples.ts';

test('the pictures that a tool asks for, in the order of its steps', () => {
  const kinds = Object.fromEntries(listTools().map((tool) => [tool.id, listSourceKinds(tool)]));
  expect(kinds).toMatchObject({
    'create-background': ['model'],
    'swap-garment': ['model', 'flatlay'],
    'sketch-to-image': ['sketch'],
    'create-sketch': [],
    'create-pattern': [],
    'pattern-to-image': ['pattern'],
    'image-to-flatlay': ['garment'],
  });
});

test('tools that start from words alone show what they make, and never open with instructions', () => {
  const showing = listTools().filter(({ made }) => made !== undefined);
  expect(showing.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['create-sketch', 'create-pattern']),
  );
  expect(showing.filter(opensWithInstructions)).toEqual([]);
});

test.each(Object.entries(SOURCE_EXAMPLES))(
  'of %s something is accepted, something not',
  (_, all) => {
    const verdicts = new Set(all.map(({ accepted }) => accepted));
    expect(verdicts).toEqual(new Set([true, false]));
    expect(new Set(all.map(({ picture }) => picture)).size).toBe(all.length);
  },
);

test('every example picture is shown somewhere', () => {
  const shown = [
    ...Object.values(SOURCE_EXAMPLES).flat(),
    ...listTools().flatMap(({ made = [] }) => made),
  ].map(({ picture }) => picture);
  expect(new Set(shown)).toEqual(new Set(EXAMPLE_PICTURES));
});
