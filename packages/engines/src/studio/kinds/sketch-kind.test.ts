import { expect, it } from 'vitest';
import { sketchKind } from './sketch-kind.ts';

it.each([
  { width: 512, height: 683 },
  { width: 1024, height: 1365 },
])('draws a page of $width pixels, that is no whole part of its own', async (size) => {
  const brief = {
    kind: 'create-sketch',
    prompt: 'red dress',
    instruction: '',
    size,
    images: {},
    settings: {},
  } as const;
  const { data, width, height } = await sketchKind(brief, { seed: 1, variant: 0 });
  expect({ width, height }).toEqual(size);
  expect(data).toHaveLength(width * height * 4);
});
