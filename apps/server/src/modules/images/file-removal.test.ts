import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type FileStore, FilesAwayError } from '../../adapters/files/files-port.ts';
import { openLocalFiles } from '../../adapters/files/local-files.ts';
import { fileRemovals } from '../../db/schema/index.ts';
import { createUser } from '../../testing/create-user.ts';
import { createGate } from '../../testing/gate.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createImagesService } from './images.service.ts';
import type { StoredPicture } from './picture-storing.ts';

const { database } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'toile-removal-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const local = await openLocalFiles(folder);
const userId = await createUser(database);

/** The store, whose removals first do what a test wants. */
let beforeRemoval: () => Promise<void>;
const files: FileStore = {
  ...local,
  remove: async (sha256) => {
    await beforeRemoval();
    await local.remove(sha256);
  },
};
const images = createImagesService({ database, files });

beforeEach(async () => {
  beforeRemoval = async () => undefined;
  await database.delete(fileRemovals);
});

let count = 0;

async function store(): Promise<StoredPicture> {
  count += 1;
  const content = Buffer.from(`picture ${count}`);
  const facts = { mediaType: 'image/png', width: 8, height: 8 };
  const none = { pixelsSha256: null, digitalSourceType: null, companions: [] };
  return { ...(await files.put(content)), ...facts, ...none, content };
}

const register = (picture: StoredPicture) =>
  images.withFiles(() => database.transaction((tx) => images.register(tx, userId, picture)));

const release = (id: string) => database.transaction((tx) => images.release(tx, id));

const readRemoval = async ({ sha256 }: StoredPicture) =>
  (await database.select().from(fileRemovals).where(eq(fileRemovals.sha256, sha256)))[0];

const letTimePass = () =>
  database.execute(sql`
    update file_removals set claimed_until = claimed_until - interval '2 hours',
      removed_at = removed_at - interval '2 hours'`);

test('the store is asked outside of any transaction, and others register meanwhile', async () => {
  const [going, other] = [await store(), await store()];
  const gate = createGate();
  beforeRemoval = () => gate.passed;
  await release(await register(going));
  const removing = images.releaseFiles();
  await expect.poll(() => readRemoval(going)).toMatchObject({ removedAt: null });
  const { rows } = await database.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`);
  expect(rows).toEqual([]);
  await register(other);
  gate.open();
  await removing;
  expect((await readRemoval(going))?.removedAt).toBeInstanceOf(Date);
});

test('who registers a picture whose file is being removed waits, and writes it again', async () => {
  const picture = await store();
  const gate = createGate();
  beforeRemoval = () => gate.passed;
  await release(await register(picture));
  const removing = images.releaseFiles();
  await expect.poll(() => readRemoval(picture)).toBeDefined();
  const registering = register(picture);
  gate.open();
  await Promise.all([removing, registering]);
  expect(await files.has(picture.sha256)).toBe(true);
  expect(await readRemoval(picture)).toBeUndefined();
});

test('a picture whose bytes are unknown is not found once a removal took its file', async () => {
  const { content: _content, ...picture } = await store();
  await release(await register(picture));
  await images.releaseFiles();
  await expect(register(picture)).rejects.toMatchObject({ error: 'notFound' });
});

test('a removal that a store refused is done later, unless the file is wanted again', async () => {
  const [going, wanted] = [await store(), await store()];
  for (const picture of [going, wanted]) {
    beforeRemoval = () => Promise.reject(new FilesAwayError('The file store is away'));
    await release(await register(picture));
    await expect(images.releaseFiles()).rejects.toThrow('is away');
  }
  beforeRemoval = async () => undefined;
  await images.releaseFiles();
  // The request of the first try may still arrive at the store.
  expect(await files.has(going.sha256)).toBe(true);
  await letTimePass();
  await register(wanted);
  await images.releaseFiles();
  expect(await files.has(going.sha256)).toBe(false);
  expect(await files.has(wanted.sha256)).toBe(true);
});

test('removals are forgotten an hour after they were done', async () => {
  const picture = await store();
  await release(await register(picture));
  await images.releaseFiles();
  expect(await readRemoval(picture)).toBeDefined();
  await letTimePass();
  await images.releaseFiles();
  expect(await readRemoval(picture)).toBeUndefined();
});
