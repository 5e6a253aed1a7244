import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
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

/** Math functions may differ by a bit between Node versions: two levels, on all but one pixel of a thousand. */
const LEVELS = 2;
const STRAY_PART = 0.001;

/** Set it to draw the pictures of this folder anew, after a change that is meant to be seen. */
const isRenewal = process.env.RENEW_GOLDEN === '1';

const fileOf = (prompt: string) =>
  new URL(`golden/${prompt.replace(/[^a-z]+/g, '-')}.png`, import.meta.url);

it.each(PROMPTS)('%s looks as it did', async (prompt) => {
  const { data, sizePx } = createPattern({ prompt, seed: 1, variant: 0, sizePx: 256 });
  const middle = { left: 64, top: 64, width: 128, height: 128 };
  const picture = sharp(Buffer.from(data), { raw: { width: sizePx, height: sizePx, channels: 4 } });
  const cut = picture.removeAlpha().extract(middle);
  const file = fileOf(prompt);
  if (isRenewal) await writeFile(file, await cut.clone().png({ compressionLevel: 9 }).toBuffer());
  expect(existsSync(file), 'RENEW_GOLDEN=1 draws it').toBe(true);
  const now = await cut.raw().toBuffer();
  const then = await sharp(file.pathname).raw().toBuffer();
  const strays = now.filter((value, i) => Math.abs(value - then[i]) > LEVELS).length;
  expect(strays / now.length).toBeLessThanOrEqual(STRAY_PART);
});
