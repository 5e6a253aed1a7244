import { expect, it, test } from 'vitest';
import { createSpec } from '../pattern-spec.ts';
import { planPattern } from '../plan-pattern.ts';

const planOf = (prompt: string) => {
  const { reading, choice, repeat } = planPattern(prompt);
  const order = { prompt, seed: 1, variant: 0 };
  const { main, under, subjects } = choice;
  const of = (motif: typeof main, layer: 'alone' | 'over' | 'under') =>
    createSpec(motif, { order, reading, repeat, subjects, layer });
  return {
    reading,
    main: main.id,
    under: under?.id,
    subjects: subjects.map(({ id }) => id),
    spec: of(main, under ? 'over' : 'alone'),
    below: under && of(under, 'under'),
  };
};

test.each([
  ['orange daisies with brown centres', '#6d4630'],
  ['sunflowers with black hearts', '#17171a'],
  ['retro daisies: orange petals, brown centres, mustard ground', '#6d4630'],
  ['poppies with yellow eyes', '#f4ce49'],
])('hearts of flowers have the colour that is said of them: %s', (prompt, colour) => {
  const { reading, spec, subjects } = planOf(prompt);
  expect(reading.heartColour).toBe(colour);
  expect(spec.heartColour).toBe(colour);
  expect(subjects).not.toContain('heart');
});

it('keeps hearts that are things', () => {
  expect(planOf('red hearts and daisies').subjects).toContain('heart');
});

test.each([
  'mushrooms with white dots',
  'red mushrooms with white spots in a forest',
  'mushrooms with red caps and white dots',
  'ladybirds with black spots',
])('dots that a thing has are no pattern below it: %s', (prompt) => {
  const { main, under } = planOf(prompt);
  expect([main, under]).toEqual(['scatter', undefined]);
});

it('keeps dots that things lie on', () => {
  expect(planOf('mushrooms on white polka dots').under).toBe('dots');
});

test.each([
  ['snow leopards among pine trees at night', ['pine-tree', 'snow-leopard']],
  ['snow leopard', []],
])('a snow leopard is an animal beside others, and a coat alone: %s', (prompt, subjects) => {
  expect(planOf(prompt).subjects.toSorted()).toEqual(subjects);
});

it('lays white stripes on a tint of what lies on them', () => {
  const { below } = planOf('navy anchors and red ropes on white stripes');
  expect(below?.namedColours).toEqual(['#fbfaf6']);
  expect(below?.palette.ground).toMatch(/^#[bc]/);
});

it('weaves a thin line of a tartan in the colour that is said of it, and no band', () => {
  const { spec } = planOf('tartan of forest green, navy and a thin yellow line');
  expect(spec.namedAccents).toEqual(['#f4ce49']);
});
