import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openReading } from '../../open-reading.ts';
import { drawFigurePhoto } from '../../testing/draw-figure-photo.ts';
import { readWish } from '../read-wish.ts';
import { flatLayDoubts } from './flat-lay-doubts.ts';

const doubtsOf = async (png: Uint8Array, prompt: string) =>
  flatLayDoubts({ reading: await openReading(png), wish: readWish(prompt) });

test.each([
  ['arms crossed', 'pink knit sweater and navy trousers', 'the sweater'],
  ['hands clasped', "man's green shirt and grey trousers", 'the shirt'],
])(
  'of a model with %s the arms are told',
  async (pose, outfit, garment) => {
    const { png } = await drawFigurePhoto(`${outfit}, ${pose}`, { seed: 74, variant: 1 });
    expect(await doubtsOf(png, garment)).toContain('covered-by-arms');
  },
  120_000,
);

test('of one who stands nothing is told, but where the photo ends too soon or shows the back', async () => {
  const outfit = 'blue long sleeve t-shirt and black trousers, standing';
  const { png } = await drawFigurePhoto(outfit, { seed: 72, variant: 0 });
  expect(await doubtsOf(png, 'the trousers')).toEqual([]);
  const { person, size } = await openReading(png);
  const { frame } = await person();
  const half = await sharp(png)
    .extract({ left: 0, top: 0, width: size.width, height: Math.round(frame.knees[0].y) })
    .png()
    .toBuffer();
  expect(await doubtsOf(half, 'the trousers')).toContain('garment-cut-off');
  const { head, facePx } = frame;
  const hair = `<circle cx="${head.x}" cy="${head.y}" r="${facePx * 1.5}" fill="#2b1d14"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${hair}</svg>`;
  const turned = await sharp(png)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  expect(await doubtsOf(turned, 'the trousers')).toContain('back-of-garment');
}, 180_000);
