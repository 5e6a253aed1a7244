import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeFileStore, listStored, readStored } from '../../testing/file-store-contract.ts';
import { openLocalFiles } from './local-files.ts';
import { openTwoStores } from './two-stores.ts';

const root = await mkdtemp(join(tmpdir(), 'toile-two-'));
const main = await openLocalFiles(join(root, 'new'));
const also = await openLocalFiles(join(root, 'old'));
const both = openTwoStores(main, also);
const content = randomBytes(500);

afterAll(() => rm(root, { recursive: true, force: true }));

describeFileStore('two stores', async () => openTwoStores(main, also));

test('what only the old store has is found and read, and new files go to the new one', async () => {
  const { sha256 } = await also.put(content);
  expect(await both.has(sha256)).toBe(true);
  expect(await readStored(both, sha256)).toEqual(content);
  const added = await both.put(randomBytes(600));
  expect(await main.has(added.sha256)).toBe(true);
  expect(await also.has(added.sha256)).toBe(false);
  await both.remove(sha256);
  await both.remove(added.sha256);
});

test('a thumbnail is kept beside its picture, wherever that is', async () => {
  const { sha256 } = await also.put(content);
  await both.putVariant(sha256, 'w256.webp', content);
  expect(await also.has(sha256, 'w256.webp')).toBe(true);
  await main.put(content);
  await both.putVariant(sha256, 'w512.webp', content);
  expect(await main.has(sha256, 'w512.webp')).toBe(true);
  await both.remove(sha256);
});

test('a file of both is listed once, and removed from both', async () => {
  const { sha256 } = await also.put(content);
  await main.put(content);
  expect(await listStored(both)).toEqual([sha256]);
  await both.remove(sha256);
  expect(await main.has(sha256)).toBe(false);
  expect(await also.has(sha256)).toBe(false);
});
