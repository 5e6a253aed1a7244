import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openLocalFiles } from '../../adapters/files/local-files.ts';
import { images as imagesTable } from '../../db/schema/index.ts';
import { countWaitingTicks } from '../../platform/queue.ts';
import { createUser } from '../../testing/create-user.ts';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { RELEASE_FILES_TASK } from './images.jobs.ts';
import { createImagesService } from './images.service.ts';
import type { StoredPicture } from './picture-storing.ts';

const { database } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'toile-images-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = await openLocalFiles(folder);
const images = createImagesService({ database, files });
const userId = await createUser(database);

async function store(seed: number): Promise<StoredPicture> {
  const size = { width: 8, height: 8 };
  const brief = {
    kind: 'create-pattern',
    prompt: '',
    instruction: '',
    size,
    images: {},
    settings: {},
  } as const;
  const rendered = await createProbeEngine().render(brief, { seed, variant: 0 });
  return images.store(rendered, { engine: 'probe', seed, tool: 'create-pattern' });
}

function register(picture: StoredPicture): Promise<string> {
  return images.withFiles(() => database.transaction((tx) => images.register(tx, userId, picture)));
}

function release(imageId: string): Promise<void> {
  return database.transaction((tx) => images.release(tx, imageId));
}

async function readRow(id: string) {
  const [row] = await database.select().from(imagesTable).where(eq(imagesTable.id, id));
  if (!row) throw new Error('no row');
  return row;
}

test('a stored picture says in its file where it comes from, and not what was asked', async () => {
  const picture = await store(1);
  const { xmp } = await sharp(picture.content).metadata();
  const text = xmp?.toString() ?? '';
  expect(text).toContain('digitalsourcetype/algorithmicMedia');
  for (const fact of ['Engine="probe"', 'Model="probe 1"', 'Seed="1"', 'Tool="create-pattern"']) {
    expect(text).toContain(fact);
  }
  expect(await files.has(picture.sha256)).toBe(true);
  expect(picture).toMatchObject({ mediaType: 'image/png', width: 64, height: 64 });
  expect(picture.bytes).toBe(picture.content?.length);
});

describe('deleting', () => {
  test('takes the file after the commit, and thumbnails with it', async () => {
    const { sha256, ...picture } = await store(2);
    const id = await register({ sha256, ...picture });
    const image = await images.getOwn(userId, id);
    (await images.open(image, 256)).stream.destroy();
    const before = await countWaitingTicks(database, RELEASE_FILES_TASK);
    await release(id);
    expect(await countWaitingTicks(database, RELEASE_FILES_TASK)).toBe(before + 1);
    expect(await files.has(sha256)).toBe(true);
    await images.releaseFiles();
    await images.releaseFiles();
    expect(await files.has(sha256)).toBe(false);
    expect(await files.open(sha256, 'w256.webp')).toBeUndefined();
    expect((await readRow(id)).fileReleasedAt).not.toBeNull();
    await expect(images.getOwn(userId, id)).rejects.toMatchObject({ error: 'notFound' });
    await expect(images.open(image)).rejects.toMatchObject({ error: 'notFound' });
  });

  test('keeps a file that another picture shares', async () => {
    const picture = await store(3);
    const [one, other] = [await register(picture), await register(picture)];
    await release(one);
    await images.releaseFiles();
    expect(await files.has(picture.sha256)).toBe(true);
    await release(other);
    await images.releaseFiles();
    expect(await files.has(picture.sha256)).toBe(false);
  });

  test('between storing and registering the same content costs nothing', async () => {
    const picture = await store(4);
    const earlier = await register(picture);
    const again = await store(4);
    await release(earlier);
    await images.releaseFiles();
    expect(await files.has(picture.sha256)).toBe(false);
    await register(again);
    expect(await files.has(picture.sha256)).toBe(true);
  });

  test('beside registering the same content never leaves a picture without its file', async () => {
    const picture = await store(5);
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const id = await register(await store(5));
        expect(await files.has(picture.sha256)).toBe(true);
        await release(id);
        await images.releaseFiles();
      }),
    );
    expect(await files.has(picture.sha256)).toBe(false);
    const last = await register(picture);
    expect((await images.open(await images.getOwn(userId, last))).bytes).toBe(picture.bytes);
  });
});

test('files that no picture names go when they are old enough', async () => {
  const [stray, kept] = [await store(6), await store(7)];
  await register(kept);
  await images.removeStrayFiles(60_000);
  expect(await files.has(stray.sha256)).toBe(true);
  await images.removeStrayFiles(-1);
  expect(await files.has(stray.sha256)).toBe(false);
  expect(await files.has(kept.sha256)).toBe(true);
});

test('a picture whose file is lost is a fault, not an absence', async () => {
  const picture = await store(8);
  const image = await images.getOwn(userId, await register(picture));
  await files.remove(picture.sha256);
  await expect(images.open(image)).rejects.toThrow(`The file ${picture.sha256}`);
});

test('only the owner finds a picture', async () => {
  const id = await register(await store(9));
  const stranger = await createUser(database);
  await expect(images.getOwn(stranger, id)).rejects.toMatchObject({ error: 'notFound' });
});
