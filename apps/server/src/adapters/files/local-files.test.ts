import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFileStore } from '../../testing/file-store-contract.ts';
import { StorageFullError } from './files-port.ts';
import { openLocalFiles } from './local-files.ts';

const CONTENT = new TextEncoder().encode('indigo on cream');
const SHA256 = createHash('sha256').update(CONTENT).digest('hex');
/** A process id above any that a system gives out. */
const DEAD_PID = 2 ** 30;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'toile-files-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

describeFileStore('a folder', () => openLocalFiles(root));

const listTemporary = () => readdir(join(root, 'tmp'));
const listShard = () => readdir(join(root, SHA256.slice(0, 2)));

function fillDisk(): Promise<never> {
  return Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
}

test('a file of another length under its name is written again', async () => {
  const files = await openLocalFiles(root);
  await writeFile(join(root, SHA256.slice(0, 2), SHA256), 'cut');
  await files.put(CONTENT);
  expect(await readFile(join(root, SHA256.slice(0, 2), SHA256), 'utf8')).toBe('indigo on cream');
});

test('a full disk is told by name and leaves nothing behind', async () => {
  const files = await openLocalFiles(root, fillDisk);
  await expect(files.put(CONTENT)).rejects.toBeInstanceOf(StorageFullError);
  await expect(files.check()).rejects.toBeInstanceOf(StorageFullError);
  expect(await files.has(SHA256)).toBe(false);
  expect(await listTemporary()).toEqual([]);
});

test('other faults come through as they are', async () => {
  const fault = Object.assign(new Error('broken'), { code: 'EIO' });
  const files = await openLocalFiles(root, () => Promise.reject(fault));
  await expect(files.put(CONTENT)).rejects.toBe(fault);
});

test('writing and removing leave nothing behind', async () => {
  const files = await openLocalFiles(root);
  await files.put(CONTENT);
  await files.putVariant(SHA256, 'w512.webp', CONTENT);
  expect((await listShard()).toSorted()).toEqual([SHA256, `${SHA256}.w512.webp`]);
  await files.remove(SHA256);
  expect(await listShard()).toEqual([]);
  expect(await listTemporary()).toEqual([]);
});

test('a start clears away what dead writers left, and nothing of the living', async () => {
  await openLocalFiles(root);
  const unfinished = {
    ofTheDead: `${hostname()}~${DEAD_PID}~aa`,
    ofAnEarlierProcessWithOurId: `${hostname()}~${process.pid}~bb`,
    ofOurs: `${hostname()}~${process.pid}~cc`,
    ofAnother: `${hostname()}~${process.ppid}~dd`,
    ofAnotherHost: `elsewhere~${DEAD_PID}~ee`,
    veryOld: 'elsewhere~1~ff',
  };
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const longAgo = new Date(Date.now() - 48 * 3_600_000);
  await Promise.all(
    Object.values(unfinished).map((name) => writeFile(join(root, 'tmp', name), 'half')),
  );
  const setTime = (name: string, time: Date) => utimes(join(root, 'tmp', name), time, time);
  await setTime(unfinished.ofAnEarlierProcessWithOurId, anHourAgo);
  await setTime(unfinished.veryOld, longAgo);
  await openLocalFiles(root);
  const { ofOurs, ofAnother, ofAnotherHost } = unfinished;
  expect((await listTemporary()).toSorted()).toEqual([ofOurs, ofAnother, ofAnotherHost].toSorted());
});
