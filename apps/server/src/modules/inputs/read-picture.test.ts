import { en, serverWords } from '@toile/contract';
import { readPngXmp, sourceTypeXmp } from '@toile/raster';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paintPhoto } from '../../testing/paint-photo.ts';
import { measurePicture, readPicture } from './read-picture.ts';

const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } };

async function read(file: Uint8Array) {
  return readPicture(await measurePicture('source_image', file));
}

test('says what kinds of pictures it reads', async () => {
  const text = new TextEncoder().encode('text');
  const body = { source_image: [en.validation.pictureKind] };
  await expect(read(text)).rejects.toMatchObject({ error: 'notAnImage', body });
});

test('takes pictures of 64 pixels a side and more', async () => {
  const small = await paintPhoto(63, 900).png().toBuffer();
  const body = { source_image: [serverWords.refusals['too-small']] };
  await expect(read(small)).rejects.toMatchObject({ error: 'imageNotUsable', body });
  const enough = await paintPhoto(64, 900).png().toBuffer();
  await expect(read(enough)).resolves.toMatchObject({ width: 64, height: 900 });
});

test('says by its header alone what it takes to read a picture', async () => {
  const wide = { width: 5000, height: 4000, channels: 3, background: '#c86' } as const;
  const file = await sharp({ create: wide }).avif({ effort: 0 }).toBuffer();
  expect(file.length).toBeLessThan(2000);
  expect(await measurePicture('source_image', file)).toMatchObject({
    pixels: 20e6,
    workBytes: 400e6,
  });
});

test.each([
  ['none', 0, 0],
  ['a part', 128, 96 * 64],
])('counts the pixels that are seen: %s', async (_, alpha, visiblePixels) => {
  const background = { r: 9, g: 9, b: 9, alpha: alpha / 255 };
  const flat = { width: 96, height: 64, channels: 4, background } as const;
  const picture = await read(await sharp({ create: flat }).png().toBuffer());
  expect(picture).toMatchObject({ visiblePixels });
  expect(await sharp(picture.png).metadata()).toMatchObject({ channels: 4, depth: 'uchar' });
});

test('counts single pixels that are seen, however faintly', async () => {
  const data = new Uint8Array(64 * 64 * 4);
  for (const at of [0, 100, 4095]) data[at * 4 + 3] = 1;
  const raw = { width: 64, height: 64, channels: 4 } as const;
  const file = await sharp(data, { raw }).png().toBuffer();
  expect(await read(file)).toMatchObject({ visiblePixels: 3 });
});

describe('a picture becomes a PNG of its own size, sRGB, eight bits', () => {
  const photo = paintPhoto(96, 64);
  const kinds: [string, () => Promise<Buffer>][] = [
    ['JPEG', () => photo.clone().jpeg().toBuffer()],
    ['progressive JPEG', () => photo.clone().jpeg({ progressive: true }).toBuffer()],
    ['CMYK JPEG', () => photo.clone().toColourspace('cmyk').jpeg().toBuffer()],
    ['grey JPEG', () => photo.clone().greyscale().jpeg().toBuffer()],
    ['PNG', () => photo.clone().png().toBuffer()],
    ['16-bit PNG', () => photo.clone().toColourspace('rgb16').png().toBuffer()],
    ['PNG with a palette', () => photo.clone().png({ palette: true }).toBuffer()],
    ['WebP', () => photo.clone().webp().toBuffer()],
    ['GIF', () => photo.clone().gif().toBuffer()],
    ['AVIF', () => photo.clone().avif({ effort: 0 }).toBuffer()],
    ['wide gamut', () => photo.clone().withIccProfile('p3').png().toBuffer()],
  ];
  test.each(kinds)('%s', async (_kind, make) => {
    const picture = await read(await make());
    expect(picture).toMatchObject({ width: 96, height: 64, visiblePixels: 96 * 64 });
    const header = await sharp(picture.png).metadata();
    expect(header).toMatchObject({ format: 'png', space: 'srgb', depth: 'uchar', channels: 3 });
    expect(header.icc).toBeUndefined();
  });

  test('and keeps its colours', async () => {
    const flat = { width: 64, height: 64, channels: 3, background: '#a08070' } as const;
    const file = await sharp({ create: flat })
      .toColourspace('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    const { data } = await sharp((await read(file)).png)
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [at, wanted] of [0xa0, 0x80, 0x70].entries()) {
      expect(Math.abs((data[at] ?? 0) - wanted)).toBeLessThan(24);
    }
  });

  test('animations give their first picture', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { data } = await sharp((await read(gif)).png)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });
});

test('a photo is turned upright; where it was taken, its profile and what follows it are gone', async () => {
  const photo = await paintPhoto(96, 64)
    .withExif(GPS)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const file = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
  const { png, width, height } = await read(file);
  expect([width, height]).toEqual([64, 96]);
  const header = await sharp(png).metadata();
  expect([header.exif, header.xmp, header.icc, header.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  for (const trace of ['GPS', 'Exif', 'script']) {
    expect(Buffer.from(png).includes(trace)).toBe(false);
  }
});

describe('the mark of a machine’s picture', () => {
  const xmp = sourceTypeXmp('trainedAlgorithmicMedia');
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('is kept: %s', async (kind) => {
    const file = await paintPhoto().withXmp(xmp).toFormat(kind).toBuffer();
    const { png, aiMarker } = await read(file);
    expect(aiMarker).toBe('trainedAlgorithmicMedia');
    expect(readPngXmp(png)).toContain('digitalsourcetype/trainedAlgorithmicMedia');
  });

  test('is not made up', async () => {
    const file = await paintPhoto().withXmp(sourceTypeXmp('digitalCapture')).jpeg().toBuffer();
    const { png, aiMarker } = await read(file);
    expect(aiMarker).toBeUndefined();
    expect(readPngXmp(png)).toBeUndefined();
  });
});

test('equal pixels have one hash, however they were saved', async () => {
  const png = await paintPhoto().png().toBuffer();
  const again = await sharp(png)
    .png({ compressionLevel: 0 })
    .withXmp(sourceTypeXmp('x'))
    .toBuffer();
  const [one, two] = [await read(png), await read(again)];
  expect(two.pixelsSha256).toBe(one.pixelsSha256);
  expect(two.fileSha256).not.toBe(one.fileSha256);
  expect((await read(await paintPhoto(65, 64).png().toBuffer())).pixelsSha256).not.toBe(
    one.pixelsSha256,
  );
});
