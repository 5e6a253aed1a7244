import { expect, test } from 'vitest';
import { generationOf, largerOf, smallerOf } from '../../testing/generation-fixtures.ts';
import { largestOf, listSizes } from './picture-sizes.ts';

const idsOf = (sizes: readonly { output_image_id: string }[]) =>
  sizes.map(({ output_image_id: id }) => id);

test('an output is its larger picture once there is one, and itself before and after', () => {
  expect(largestOf(largerOf('a', 'b')).output_image_id).toBe('b');
  expect(largestOf(smallerOf('b', 'a')).output_image_id).toBe('b');
  expect(largestOf(generationOf('a', { upscaled: true })).output_image_id).toBe('a');
});

test('its sizes begin with the one that is looked at', () => {
  const generation = largerOf('a', 'b');
  expect(idsOf(listSizes(generation, largestOf(generation)))).toEqual(['b', 'a']);
  expect(idsOf(listSizes(generation, generation))).toEqual(['a', 'b']);
  expect(idsOf(listSizes(generationOf('a'), generationOf('a')))).toEqual(['a']);
});
