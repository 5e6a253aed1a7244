import { expect, test } from 'vitest';
import { generateMaskKind } from './generate-mask.ts';
import { trialMask } from './trial-mask.ts';

test('the order that readies the models can be drawn, so that all of the way to a mask is walked', async () => {
  const { data, choices } = await generateMaskKind(await trialMask(), { seed: 0, variant: 0 });
  expect(choices).toEqual({ selected: expect.any(String) });
  expect(data.some((level) => level > 0)).toBe(true);
});
