import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePng } from '../encode-png.ts';
import { createPattern } from './create-pattern.ts';
import { patternToImageKind } from './pattern-to-image.ts';

/** Garment and pattern: fronts with collars, pleats, legs, gathers, a knit, a see-through. */
const ORDERS = [
  ['shirt, long sleeves', 'blue gingham'],
  ['pleated midi skirt', 'green and navy tartan'],
  ['wide leg trousers', 'pinstripe'],
  ['tiered dress with puff sleeves', 'leopard print'],
  ['turtleneck sweater', 'argyle'],
  ['lace gown, sweetheart', 'polka dots retro'],
  ['double breasted velvet blazer', 'burgundy damask'],
] as const;

/** Math functions may differ by a bit between Node versions: two levels, on all but one pixel of a thousand. */
const LEVELS = 2;
const STRAY_PART = 0.001;
const SIZE = { width: 192, height: 256 };
/** Collar, cuff, waist and a part of a hem: what is kept of each. */
const MIDDLE = { left: 40, top: 24, width: 80, height: 112 };

const isRenewal = process.env.RENEW_GOLDEN === '1';

const fileOf = (prompt: string) =>
  new URL(`golden/cloth-${prompt.replace(/[^a-z]+/g, '-')}.png`, import.meta.url);

it.each(ORDERS)('%s of %s looks as it did', async (prompt, pattern) => {
  const { data: tile, sizePx } = createPattern({
    prompt: pattern,
    seed: 1,
    variant: 0,
    sizePx: 256,
  });
  const source = await encodePng({ data: tile, width: sizePx, height: sizePx });
  const brief = {
    kind: 'pattern-to-image',
    prompt,
    instruction: '',
    size: SIZE,
    images: { source },
    settings: {},
  } as const;
  const { data } = await patternToImageKind(brief, { seed: 1, variant: 0 });
  const cut = sharp(await encodePng({ data, ...SIZE })).extract(MIDDLE);
  const png = await cut.png({ compressionLevel: 9 }).toBuffer();
  const file = fileOf(prompt);
  if (isRenewal) await writeFile(file, png);
  expect(existsSync(file), 'RENEW_GOLDEN=1 draws it').toBe(true);
  const now = await sharp(png).raw().toBuffer();
  const then = await sharp(file.pathname).raw().toBuffer();
  const strays = now.filter((value, i) => Math.abs(value - (then[i] ?? 0)) > LEVELS).length;
  expect(strays / now.length).toBeLessThanOrEqual(STRAY_PART);
});
