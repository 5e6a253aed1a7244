import { it } from 'vitest';
import { expectGolden } from '../testing/expect-golden.ts';
import { createPattern } from './create-pattern.ts';

/** One prompt a family of code: vectors in every medium, weaves, fields, layers. */
const PROMPTS = [
  'ditsy floral in dusty pink and sage on cream',
  'watercolour lemons',
  'embroidered roses on navy',
  'line art mushrooms',
  'block print paisley, indigo',
  'green and navy tartan',
  'zebra',
  'indigo ikat on cream, half drop',
  'marbled ebru',
  'strawberries on gingham, brick',
];

const MIDDLE = { left: 64, top: 64, width: 128, height: 128 };

it.each(PROMPTS)('%s looks as it did', async (prompt) => {
  const { data, sizePx } = createPattern({ prompt, seed: 1, variant: 0, sizePx: 256 });
  await expectGolden(prompt, { data, width: sizePx, height: sizePx }, MIDDLE);
});
