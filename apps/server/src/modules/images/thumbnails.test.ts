import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { provenanceXmp, writePngXmp } from '@toile/raster';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { type FileStore, StorageFullError } from '../../adapters/files/files-port.ts';
import { openLocalFiles } from '../../adapters/files/local-files.ts';
import { createThumbnails, type OpenThumbnail } from './thumbnails.ts';

const folder = await mkdtemp(join(tmpdir(), 'toile-thumbnails-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = await openLocalFiles(folder);

async function putPicture(widthPx: number, shade: number): Promise<string> {
  const create = {
    width: widthPx,
    height: widthPx * 2,
    channels: 3,
    background: { r: shade, g: 9, b: 9 },
  } as const;
  const xmp = provenanceXmp({
    digitalSourceType: 'algorithmicMedia',
    engine: 'studio',
    model: 'studio 1',
    seed: 7,
    tool: 'create-pattern',
  });
  const { sha256 } = await files.put(writePngXmp(await sharp({ create }).png().toBuffer(), xmp));
  return sha256;
}

async function read(openThumbnail: OpenThumbnail, sha256: string): Promise<Buffer> {
  const opened = await openThumbnail({ sha256, userId: 'ada' }, 256);
  if (!opened) throw new Error('no thumbnail');
  const content = await buffer(opened.stream);
  expect(opened.bytes).toBe(content.length);
  return content;
}

test('a thumbnail is a WebP of the width asked for that keeps the provenance', async () => {
  const content = await read(createThumbnails(files), await putPicture(600, 1));
  const { format, width, height, xmp } = await sharp(content).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 512 });
  expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
});

test('a small picture is not enlarged', async () => {
  const content = await read(createThumbnails(files), await putPicture(20, 2));
  expect((await sharp(content).metadata()).width).toBe(20);
});

test('many who ask at once, and all who ask later, get the one that was made', async () => {
  const putVariant = vi.fn(files.putVariant);
  const openThumbnail = createThumbnails({ ...files, putVariant });
  const sha256 = await putPicture(400, 3);
  const asked = Array.from({ length: 20 }, () => read(openThumbnail, sha256));
  const [first, ...others] = await Promise.all(asked);
  const later = await read(createThumbnails({ ...files, putVariant }), sha256);
  for (const other of [...others, later]) expect(other).toEqual(first);
  expect(putVariant).toHaveBeenCalledTimes(1);
});

test('a full disk hides no picture', async () => {
  const full: FileStore = { ...files, putVariant: () => Promise.reject(new StorageFullError()) };
  const content = await read(createThumbnails(full), await putPicture(300, 4));
  expect((await sharp(content).metadata()).width).toBe(256);
});

test('a picture that is not there has no thumbnail', async () => {
  expect(
    await createThumbnails(files)({ sha256: '0'.repeat(64), userId: 'ada' }, 512),
  ).toBeUndefined();
});
