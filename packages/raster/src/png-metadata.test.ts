import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPngXmp, writePngXmp } from './png-metadata.ts';
import { provenanceXmp } from './provenance-xmp.ts';

const XMP = provenanceXmp({
  digitalSourceType: 'algorithmicMedia',
  engine: 'studio',
  model: 'studio "1.0" <&>',
  seed: 4294967295,
  tool: 'create-pattern',
});

function makePng(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 8 * 8 * 3 }, (_, place) => (place * 37) & 0xff));
  return sharp(noise, { raw: { width: 8, height: 8, channels: 3 } })
    .png()
    .toBuffer();
}

test('another reader finds the packet, and the pixels are the same', async () => {
  const png = await makePng();
  const marked = writePngXmp(png, XMP);
  const { xmp } = await sharp(marked).metadata();
  expect(xmp?.toString()).toBe(XMP);
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});

test('a packet is replaced, not added to', async () => {
  const once = writePngXmp(await makePng(), XMP);
  const twice = writePngXmp(writePngXmp(once, 'first'), XMP);
  expect(twice).toEqual(once);
  expect(readPngXmp(twice)).toBe(XMP);
});

test('a picture without a packet has none', async () => {
  expect(readPngXmp(await makePng())).toBeUndefined();
});

test('the packet survives a thumbnail made with its metadata kept', async () => {
  const marked = writePngXmp(await makePng(), XMP);
  const webp = await sharp(marked).resize({ width: 4 }).keepXmp().webp().toBuffer();
  const { xmp } = await sharp(webp).metadata();
  expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
});

test('bytes that are no whole PNG are refused', async () => {
  const png = await makePng();
  expect(() => writePngXmp(new Uint8Array([1, 2, 3]), XMP)).toThrow(RangeError);
  expect(() => writePngXmp(png.subarray(0, png.length - 6), XMP)).toThrow(RangeError);
  expect(() => writePngXmp(png.subarray(0, 8), XMP)).toThrow(RangeError);
});
