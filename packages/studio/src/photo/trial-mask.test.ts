import { expect, test } from 'vitest';
import { generateMaskKind } from './generate-mask.ts';
import { trialMask } from './trial-mask.ts';

test('the order that readies the models can be drawn, so that all of the way to a mask is walked', async () => {
  const { data, width } = await generateMaskKind(await trialMask(), { seed: 0, variant: 0 });
  const isMarked = (x: number, y: number) => data[(y * width + x) * 4 + 3] > 0;
  const [chest, skirt, face, leg, wall] = [
    isMarked(192, 206),
    isMarked(192, 300),
    isMarked(192, 80),
    isMarked(172, 400),
    isMarked(20, 20),
  ];
  expect({ chest, skirt, face, leg, wall }).toEqual({
    chest: true,
    skirt: true,
    face: false,
    leg: false,
    wall: false,
  });
});
