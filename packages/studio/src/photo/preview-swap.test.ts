import sharp from 'sharp';
import { expect, test } from 'vitest';
import { previewSwapKind } from './preview-swap.ts';
import { keptMask, keptPhoto } from './testing/kept-photo.ts';

test('the preview of a swap is small, in the shape of the photo, and tells its doubts', async () => {
  const target = await keptPhoto('trousers');
  const drawn = await previewSwapKind(
    {
      kind: 'preview-swap',
      prompt: '',
      size: { width: 768, height: 1024 },
      images: {
        target,
        source: await keptPhoto('flat-dress'),
        mask: await keptMask('trousers', 'knit'),
      },
      settings: {},
    },
    { seed: 5, variant: 0 },
  );
  const { width, height } = await sharp(target).metadata();
  expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(512);
  expect(drawn.width / drawn.height).toBeCloseTo(width / height, 2);
  expect(drawn.data).toHaveLength(drawn.width * drawn.height * 4);
  expect(drawn.doubts).toContain('longer-than-mark');
});
