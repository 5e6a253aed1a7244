import { it } from 'vitest';
import { keptPhoto } from '../photo/testing/kept-photo.ts';
import { expectGolden } from '../testing/expect-golden.ts';
import { upscaleKind } from './upscale-image.ts';

/** Face, neck and cloth, at twice their size. */
const PART = { left: 200, top: 100, width: 112, height: 144 };

it('an enlarged photo looks as it did', async () => {
  const origin = await keptPhoto('trousers');
  const drawn = await upscaleKind(
    {
      kind: 'upscale-image',
      prompt: '',
      instruction: '',
      size: { width: 768, height: 1024 },
      images: { origin },
      settings: {},
    },
    { seed: 1, variant: 0 },
  );
  await expectGolden('upscale-photo', drawn, PART);
});
