import { featherLevels } from '@toile/raster';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { maskOf } from '../../photo/subject/read-mask.ts';
import { cutSubject } from './cut-subject.ts';
import { placeSubject } from './place-subject.ts';

const SIZE = { width: 120, height: 160 };
const inside = Uint8Array.from({ length: 120 * 160 }, (_, i) => {
  const [x, y] = [i % 120, Math.floor(i / 120)];
  return x > 30 && x < 90 && y > 20 && y < 150 ? 1 : 0;
});
const firm = maskOf(inside, SIZE);

/** Pixels of a row of the cut-out that are covered in part. */
async function between(levels?: Uint8Array): Promise<number> {
  const photo = await sharp({ create: { ...SIZE, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const placement = { ...placeSubject(firm, SIZE), scale: 1 };
  const { alpha, width } = await cutSubject(
    photo,
    { ...firm, ...(levels && { levels }) },
    placement,
  );
  const row = alpha.subarray(60 * width, 61 * width);
  return row.filter((part) => part > 0.02 && part < 0.98).length;
}

test('a soft edge of the mask stays soft in the new picture', async () => {
  const soft = featherLevels(
    inside.map((on) => on * 255),
    SIZE,
    9,
  );
  expect(await between(soft)).toBeGreaterThan(2 * (await between()));
});
