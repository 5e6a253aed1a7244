import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStore } from '../../apps/server/src/adapters/files/files-port.ts';
import { openLocalFiles } from '../../apps/server/src/adapters/files/local-files.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { listStored, readStored } from '../../apps/server/src/testing/file-store-contract.ts';
import { openTestFiles } from '../../apps/server/src/testing/s3-server/open-test-files.ts';
import { startS3Server } from '../../apps/server/src/testing/s3-server/s3-server.ts';
import { moveFiles } from './move-files.ts';
import { readMoveOrder } from './move-order.ts';

const server = await startS3Server({ pageSize: 3 });
const to = await openTestFiles(server);
let folder: string;
let from: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-move-'));
  from = await openLocalFiles(folder);
});

afterEach(async () => {
  server.faults.clear();
  server.bucket.objects.clear();
  await rm(folder, { recursive: true, force: true });
});

afterAll(async () => {
  to.close();
  await server.stop();
});

async function fill(count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) {
    keys.push((await from.put(randomBytes(2000 + index))).sha256);
  }
  return keys.toSorted();
}

test('every file is copied, and the originals stay', async () => {
  const keys = await fill(10);
  const tally = await moveFiles({ from, to });
  expect(tally).toMatchObject({ copied: 10, present: 10, passes: 2 });
  expect(tally.damaged.size).toBe(0);
  expect(await listStored(to)).toEqual(keys);
  expect(await listStored(from)).toEqual(keys);
});

test('a move that was stopped goes on where it was', async () => {
  const keys = await fill(12);
  const stop = new AbortController();
  const first = await moveFiles({ from, to, signal: stop.signal, onFile: () => stop.abort() });
  expect(first.copied).toBeLessThan(12);
  const second = await moveFiles({ from, to });
  expect(second.copied).toBe(12 - first.copied);
  expect(await listStored(to)).toEqual(keys);
});

test('files that are written meanwhile are moved too', async () => {
  await fill(6);
  let late: Promise<string[]> | undefined;
  const tally = await moveFiles({ from, to, onFile: () => void (late ??= fill(3)) });
  await late;
  const rest = await moveFiles({ from, to });
  expect(tally.copied + rest.copied).toBe(9);
  expect(await listStored(to)).toEqual(await listStored(from));
});

test('a store that is away is waited for', async () => {
  const keys = await fill(8);
  await server.stop();
  const moving = moveFiles({ from, to });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await server.start();
  expect((await moving).copied).toBe(8);
  expect(await listStored(to)).toEqual(keys);
});

test('a store that stays away ends the move by name', async () => {
  await fill(2);
  await server.stop();
  const moving = moveFiles({ from, to, patienceMs: 100 });
  await expect(moving).rejects.toMatchObject({ name: 'FilesAwayError' });
  await server.start();
});

test('a file that fails while the list is waited for ends the move, and is not passed over', async () => {
  await fill(2);
  const slowly: Pick<FileStore, 'list' | 'open'> = {
    open: (sha256, options) => from.open(sha256, options),
    async *list() {
      yield* from.list();
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
  };
  const broken = { ...to, has: () => Promise.reject(new Error('The store is broken.')) };
  await expect(moveFiles({ from: slowly, to: broken })).rejects.toThrow('The store is broken.');
});

test('lost answers and cut reads double and damage nothing', async () => {
  const keys = await fill(8);
  server.faults.add('PUT', { kind: 'lost-answer' }, 3);
  server.faults.add('GET', { kind: 'cut', afterBytes: 700 }, 3);
  const { damaged } = await moveFiles({ from, to });
  expect(damaged.size).toBe(0);
  expect(await listStored(to)).toEqual(keys);
});

test('a file whose content is not that of its name is told and left', async () => {
  const [key = ''] = await fill(1);
  const shard = join(folder, key.slice(0, 2));
  expect(await readdir(shard)).toEqual([key]);
  await writeFile(join(shard, key), 'something else');
  const { damaged, copied } = await moveFiles({ from, to });
  expect([...damaged]).toEqual([key]);
  expect(copied).toBe(0);
  expect(await to.has(key)).toBe(false);
});

test('copies of an earlier move are read where that is wanted', async () => {
  const [key = ''] = await fill(1);
  await moveFiles({ from, to });
  const [name = ''] = server.bucket.objects.keys();
  server.bucket.put(name, randomBytes(2000), false);
  expect((await moveFiles({ from, to })).damaged.size).toBe(0);
  expect([...(await moveFiles({ from, to, verifiesAll: true })).damaged]).toEqual([key]);
  expect(await to.has(key)).toBe(false);
  expect(await moveFiles({ from, to })).toMatchObject({ copied: 1 });
  expect(await readStored(to, key)).toEqual(await readStored(from, key));
});

test('files go back to a folder as well', async () => {
  const { sha256 } = await to.put(randomBytes(500));
  await moveFiles({ from: to, to: from });
  expect(await readStored(from, sha256)).toEqual(await readStored(to, sha256));
});

test('the old place is the one of the settings that is not the new one', () => {
  const s3 = 's3://pictures?region=eu-central-1';
  const before = readConfig({ DATA_DIR: '/d' });
  const after = readConfig({ DATA_DIR: '/d', FILES_URL: s3 });
  const moved = readConfig({ DATA_DIR: '/d', FILES_URL: s3, FILES_ALSO: '/old' });
  const fromOf = (config: typeof before) => readMoveOrder(['--to', s3], config)?.from;
  expect(fromOf(before)).toEqual({ kind: 'folder', path: '/d/files' });
  expect(fromOf(after)).toEqual({ kind: 'folder', path: '/d/files' });
  expect(fromOf(moved)).toEqual({ kind: 'folder', path: '/old' });
});

test.each([[], ['--to', 's3://'], ['--to', '/a', '--from', '/a'], ['--into', '/a']])(
  'arguments that do not fit are refused: %j',
  (...args: string[]) => {
    expect(readMoveOrder(args, readConfig({ DATA_DIR: '/d' }))).toBeUndefined();
  },
);
